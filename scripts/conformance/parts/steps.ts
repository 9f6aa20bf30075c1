import { refusal } from '../../../src/api/failures';
import { isSessionOver } from '../../../src/contract/errors';
import { hasErrors, stepErrors } from '../../../src/contract/fieldErrors';
import type { EndpointName } from '../../../src/contract/endpoints';
import { sampleValues } from '../../../src/contract/samples/values';
import { stepDefinitions } from '../../../src/contract/steps';
import { toWidgets, type StepValues } from '../../../src/contract/steps/definition';
import { widgetsAsReceived } from '../../../src/contract/steps/naming';
import { dataStepSlugs, slugOf, type DataStepSlug, type StepSlug } from '../../../src/contract/steps/table';
import type { Widget } from '../../../src/contract/wire';
import { parseWidgets } from '../../../src/state/parseStep';
import { told, type Reply } from '../http/browser';
import { good, guarded, isRefused, isTaken, taken } from '../judge';
import { Blocked, type Choices, type Kit } from '../kit';
import { readStep, type ReadStep } from '../readers';

/** As `Inizio (datiCliente.nome: Campo obbligatorio)`. */
const stepText = (step: ReadStep): string => {
  const { errors, globalErrors } = stepErrors({ ...step, widgets: step.received ?? step.widgets });
  const said = [...globalErrors, ...Object.entries(errors).map(([path, text]) => `${path}: ${text}`)];
  return said.length > 0 ? `${step.name} (${said.join('; ')})` : JSON.stringify(step.name);
};

/** Throws Blocked if the step is another. */
export const received = (kit: Kit, name: EndpointName, step: ReadStep, expected: StepSlug): void => {
  const slug = slugOf(String(step.name));
  const isIt = kit.report.check(name, `leads to ${expected}`, slug === expected, expected, stepText(step));
  if (!isIt) throw new Blocked(`${name} did not lead to ${expected}`);
  if (expected === 'thanks') return;
  kit.numbers.set(expected as DataStepSlug, step.number);
  // Uploads, the phrase and drafts go by the guid of the step that came last.
  const isNamed = kit.guid === '' ? step.guid !== '' : step.guid === kit.guid;
  kit.report.check(
    name,
    `${expected} names its request`,
    isNamed,
    `guid: ${kit.guid || 'a text'}`,
    step.guid,
  );
};

/** Reading A counts the steps from 1, B from 0. Which one it is follows from the first. */
export const numbering = ({ report, numbers }: Kit): void => {
  const first = numbers.get('contact-info');
  if (first === undefined) return report.notTried('numbering', 'reading A or B', 'no step came');
  const reading = first === 0 ? 'B' : 'A';
  const from = first === 0 ? 0 : 1;
  report.check(
    'numbering',
    `is that of reading ${reading}`,
    first === from,
    '1 (A) or 0 (B)',
    JSON.stringify(first),
  );
  for (const [slug, number] of numbers) {
    const expected = from + dataStepSlugs.indexOf(slug);
    report.check(
      'numbering',
      `${slug} has its number`,
      number === expected,
      String(expected),
      JSON.stringify(number),
    );
  }
};

const CARD_ELSEWHERE = { cap: '', provincia: '', citta: '', indirizzo: '', nazione: 'ITALIA' };

const blankValues = (slug: DataStepSlug): StepValues =>
  slug === 'card'
    ? { spedizione: { spedizioneCarta: 'altro', ...CARD_ELSEWHERE } }
    : stepDefinitions[slug].empty;

const isFieldRefusal = ({ settings }: Kit, reply: Reply, name: string): boolean => {
  const { body, httpStatus } = reply;
  const step = readStep(body, settings.names);
  if (isTaken('onboardingNext', reply)) return step.name === name && hasErrors(step);
  if (!body || httpStatus >= 500 || !isRefused('onboardingNext', reply)) return false;
  const error = refusal('onboardingNext', httpStatus, body, settings.sessionExpiryMessages);
  return hasErrors({ widgets: parseWidgets(error.widgets) }) && !isSessionOver(error);
};

/** By the back end's names, as the app sends them. */
const sentWidgets = (
  { settings }: Kit,
  { widgets, received: named }: ReadStep,
  slug: DataStepSlug,
  values: StepValues,
): readonly Widget[] => widgetsAsReceived(slug, toWidgets(values, widgets), named, settings.names);

export const blankIsRefused = async (kit: Kit, step: ReadStep, slug: DataStepSlug): Promise<void> => {
  const { number, name } = step;
  const widgets = sentWidgets(kit, step, slug, blankValues(slug));
  const reply = await kit.browser.send('onboardingNext', { number, widgets });
  kit.report.check(
    'onboardingNext',
    `${slug} with nothing filled in stays, with a message at a field`,
    isFieldRefusal(kit, reply, name),
    `the step '${name}' with an errorMessage in a component or widget`,
    told(reply),
  );
  if (slug !== 'contact-info') return;
  for (const [what, input] of [
    ['without widgets it is refused', { number }],
    ['with widgets of another type it is refused', { number, widgets: 'none' }],
  ] as const) {
    const other = await kit.browser.send('onboardingNext', input);
    if (isFieldRefusal(kit, other, name)) kit.report.check('onboardingNext', what, true, '', '');
    else guarded(kit, 'onboardingNext', what, other);
  }
};

const chosen = (values: StepValues, choices: Choices): StepValues =>
  Object.fromEntries(
    Object.entries(values).map(([widget, components]) => [
      widget,
      Object.fromEntries(Object.entries(components).map(([name, value]) => [name, choices[name] ?? value])),
    ]),
  );

export const pass = async (kit: Kit, step: ReadStep, slug: DataStepSlug): Promise<ReadStep> => {
  const values = chosen(sampleValues(kit.person, kit.year)[slug], kit.choices);
  const widgets = sentWidgets(kit, step, slug, values);
  const reply = await kit.browser.send('onboardingNext', { number: step.number, widgets });
  const next = taken(kit, 'onboardingNext', reply, `${slug}: is taken`);
  received(kit, 'onboardingNext', next, dataStepSlugs[dataStepSlugs.indexOf(slug) + 1] ?? 'thanks');
  return next;
};

/** Returns the step that was left. */
export const backAndForth = async (kit: Kit, before: DataStepSlug): Promise<ReadStep> => {
  const previous = await good(kit, 'onboardingBack');
  received(kit, 'onboardingBack', previous, before);
  return pass(kit, previous, before);
};

export const CAMPAIGN = 'utm_source=prova';

/** As the app does after each step. */
export const invitation = async (kit: Kit, stepSlug: StepSlug, stepNumber: number | null): Promise<void> => {
  const { person, guid, contactId, settings } = kit;
  await good(
    kit,
    'invitations',
    {
      actorType: 'adult',
      codiceFiscale: person.cf,
      email: person.email,
      phoneNumber: `+39${person.cellulare}`,
      stepSlug,
      type: settings.productCode,
      guid,
      contactId,
      stepNumber,
      campaignUrl: `/?${CAMPAIGN}`,
      encryptedReporterId: '',
      promoCode: '',
      analyticsId: '',
    },
    `${stepSlug}: is taken`,
  );
};

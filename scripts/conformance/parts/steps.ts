/** The steps: their numbers, what they refuse, and the way through them. */
import { hasErrors } from '../../../src/contract/fieldErrors';
import type { EndpointName } from '../../../src/contract/endpoints';
import { sampleValues } from '../../../src/contract/samples/values';
import { stepDefinitions } from '../../../src/contract/steps';
import { toWidgets, type StepValues } from '../../../src/contract/steps/definition';
import { dataStepSlugs, slugOf, type DataStepSlug, type StepSlug } from '../../../src/contract/steps/table';
import type { StepAnswer } from '../../../src/contract/wire';
import { told, type Reply } from '../http/browser';
import { good, refused, taken } from '../judge';
import { Blocked, type Kit } from '../kit';

/** Checks that the step is the expected one. Throws Blocked if it is another. */
export const received = (kit: Kit, name: EndpointName, step: StepAnswer, expected: StepSlug): void => {
  const slug = slugOf(String(step.name));
  const isIt = kit.report.check(name, `leads to ${expected}`, slug === expected, expected, step.name);
  if (!isIt) throw new Blocked(`${name} did not lead to ${expected}`);
  if (expected !== 'thanks') kit.numbers.set(expected as DataStepSlug, step.number);
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

/** Values that no step takes: nothing is filled in. */
const blankValues = (slug: DataStepSlug): StepValues =>
  slug === 'card'
    ? { spedizione: { spedizioneCarta: 'altro', ...CARD_ELSEWHERE } }
    : stepDefinitions[slug].empty;

const isFieldRefusal = ({ body }: Reply, name: string): boolean => {
  const step = body as unknown as StepAnswer | undefined;
  if (!step || !Array.isArray(step.widgets)) return false;
  try {
    return (step.name === name || step.status !== 'success') && hasErrors(step);
  } catch {
    return false;
  }
};

/** Sends the step with nothing filled in: it stays, with a message at a field. */
export const blankIsRefused = async (kit: Kit, step: StepAnswer, slug: DataStepSlug): Promise<void> => {
  const { number, widgets, name } = step;
  const values = blankValues(slug);
  const reply = await kit.browser.send('onboardingNext', { number, widgets: toWidgets(values, widgets) });
  kit.report.check(
    'onboardingNext',
    `${slug} with nothing filled in stays, with a message at a field`,
    isFieldRefusal(reply, name),
    `the step '${name}' with an errorMessage in a component or widget`,
    told(reply),
  );
  if (slug !== 'contact-info') return;
  const { browser } = kit;
  refused(
    kit,
    'onboardingNext',
    'without widgets it is refused',
    await browser.send('onboardingNext', { number }),
  );
  refused(
    kit,
    'onboardingNext',
    'with widgets of another type it is refused',
    await browser.send('onboardingNext', { number, widgets: 'none' }),
  );
};

/** Sends the step rightly filled in, and returns the next one. */
export const pass = async (kit: Kit, step: StepAnswer, slug: DataStepSlug): Promise<StepAnswer> => {
  const values = sampleValues(kit.person, kit.year)[slug];
  const reply = await kit.browser.send('onboardingNext', {
    number: step.number,
    widgets: toWidgets(values, step.widgets),
  });
  const next = taken(kit, 'onboardingNext', reply, `${slug}: is taken`);
  received(kit, 'onboardingNext', next, dataStepSlugs[dataStepSlugs.indexOf(slug) + 1] ?? 'thanks');
  return next;
};

/** Goes back a step and forward again. Returns the step that was left. */
export const backAndForth = async (kit: Kit, before: DataStepSlug): Promise<StepAnswer> => {
  const previous = await good(kit, 'onboardingBack');
  received(kit, 'onboardingBack', previous, before);
  return pass(kit, previous, before);
};

export const CAMPAIGN = 'utm_source=prova';

/** Records where the applicant is, as the app does after each step. */
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

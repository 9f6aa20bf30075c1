import { slugOf, type DataStepSlug } from '../../../src/contract/steps/table';
import type { StepValues } from '../../../src/contract/steps/definition';
import type { Step } from '../../../src/contract/wire';
import { goodValues, storeQuestionnaire } from '../../testing/service/answers';
import { invitationOf, widgetsFor } from '../../testing/service/applicant';
import { hasErrors, noteStep } from '../steps';
import type { Heard } from '../world';
import { isSuccess } from './contact';
import { seedFiles } from './files';
import { pickOf, type Turn } from './turn';

const FIRST_NUMBER = 100_000;
let typed = 0;

/** Texts that no other request has: an answer that holds one has read the request (secrets.ts). */
const valuesFor = ({ world, index }: Turn, slug: DataStepSlug): StepValues => {
  const request = world.facts.ownRequest(index);
  const actor = world.facts.actors.find(({ cf }) => cf === request?.cf);
  if (!request || !actor) return {};
  const { nome, cognome, cf } = actor;
  const { email, phone: cellulare, guid } = request;
  const values = goodValues({ nome, cognome, cf, email, cellulare, password: '' })[slug];
  typed += 1;
  const indirizzo = `Via Segreta ${FIRST_NUMBER + typed}`;
  const pec = `segreta.${FIRST_NUMBER + typed}@pec.example.it`;
  if (slug === 'address-info') {
    world.secrets.add(guid, 'typed', indirizzo);
    return { ...values, residenza: { ...values['residenza'], indirizzo } };
  }
  if (slug !== 'company-info') return values;
  world.secrets.add(guid, 'kept for later', pec);
  return { ...values, contattiAzienda: { ...values['contattiAzienda'], pec } };
};

export const readStep = async ({ world, index }: Turn): Promise<Step | undefined> => {
  const heard = await world.call(index, 'onboardingNext', { number: null, widgets: [] });
  const step = noteStep(world, index, heard);
  // A session that has located a request and entered its code goes on with it.
  if (step && world.facts.browser(index).own === undefined) world.facts.opened(index, step.guid);
  return step;
};

const prepare = async ({ world, index }: Turn, slug: DataStepSlug, step: Step): Promise<void> => {
  if (!world.facts.may(index, step.guid)) return;
  if (slug === 'self-certifications') await storeQuestionnaire(world.service, step.guid);
  if (slug === 'identification' && world.known.get(step.guid)?.rows.documents.length === 0)
    await seedFiles(world, step.guid);
  if (slug !== 'contract') return;
  for (const { stampeId, barCode = '' } of step.contracts)
    await world.call(index, 'presaVisione', { stampeId, barcode: barCode });
};

const isData = (slug: string | undefined): slug is DataStepSlug =>
  slug !== undefined && slug !== 'thanks' && slug !== 'auth';

/** Undefined where the step is not left. */
const send = async (turn: Turn, step: Step): Promise<Step | undefined> => {
  const { world, index } = turn;
  const slug = slugOf(step.name);
  if (!isData(slug)) return undefined;
  await prepare(turn, slug, step);
  const values = valuesFor(turn, slug);
  const kept = step.widgets.filter(({ name }) => !(name in values));
  const widgets = [...kept, ...widgetsFor(values)];
  const heard = await world.call(index, 'onboardingNext', { number: step.number, widgets });
  return accepted(turn, slug, values, heard);
};

const accepted = (
  { world, index }: Turn,
  slug: DataStepSlug,
  values: StepValues,
  heard: Heard,
): Step | undefined => {
  const next = noteStep(world, index, heard);
  const left = next && slugOf(next.name) !== slug && !next.widgets.some(hasErrors);
  if (!left || next.errorMessage.length > 0) return undefined;
  // What the service derives from files is not the applicant's answer.
  if (slug !== 'identification') world.facts.requests.get(next.guid)?.accepted.set(slug, values);
  return next;
};

export const next = async (turn: Turn, most = pickOf(turn, 0, [1, 1, 2, 3]) ?? 1): Promise<void> => {
  let step = await readStep(turn);
  for (let done = 0; step && done < most; done += 1) step = await send(turn, step);
};

export const walk = (turn: Turn): Promise<void> => next(turn, pickOf(turn, 0, [5, 6, 7]) ?? 5);

export const back = async ({ world, index }: Turn): Promise<void> => {
  noteStep(world, index, await world.call(index, 'onboardingBack'));
};

/** A tab that another one has left behind: the service may write nothing that it sends. */
export const staleNext = async (turn: Turn): Promise<void> => {
  const { world, index } = turn;
  const step = await readStep(turn);
  if (!step) return;
  const number = (step.number ?? 0) - 1;
  const heard = await world.call(index, 'onboardingNext', { number, widgets: step.widgets });
  if (isSuccess(heard)) noteStep(world, index, heard);
};

/** At the end it signs the session out. */
export const invite = async (turn: Turn): Promise<void> => {
  const { world, index } = turn;
  const { facts } = world;
  const request = pickOf(turn, 0, [facts.ownRequest(index), [...facts.requests.values()].at(-1)]);
  if (!request) return;
  const { guid, cf, email, phone } = request;
  const stepSlug = pickOf(turn, 1, ['thanks', 'card'] as const) ?? 'thanks';
  const invitation = invitationOf(guid, { codiceFiscale: cf, email, phoneNumber: `+39${phone}`, stepSlug });
  const heard = await world.call(index, 'invitations', invitation);
  const browser = facts.browser(index);
  if (!isSuccess(heard) || stepSlug !== 'thanks' || browser.own !== guid || !request.signed) return;
  world.signedOut(index, guid);
};

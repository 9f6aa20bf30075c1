import { OTP_RESEND_AFTER_MS } from '../../src/contract/limits';
import { slugOf, type DataStepSlug, type StepSlug } from '../../src/contract/steps/table';
import type { StepAnswer } from '../../src/contract/wire';
import { actsBeside, nextOf, start, type Act, type Person } from './acts';
import type { Answered } from './caller';

const CODE_TOO_SOON = /appena inviato/;

/** Throws if the answer is not right. */
export const perform = async (act: Act, person: Person, known?: StepAnswer): Promise<Answered> => {
  const send = await act.prepare(person, known);
  let answered = await send();
  if (person.pause && CODE_TOO_SOON.test(String(answered.body['message']))) {
    await person.pause(OTP_RESEND_AFTER_MS);
    answered = await send();
  }
  if (await act.isRight(answered, person)) return answered;
  throw new Error(`${act.name}: HTTP ${answered.httpStatus} ${JSON.stringify(answered.body)}`);
};

/** Replaces the calls that accompany a step's own call. */
export type Instead = { readonly [S in DataStepSlug]?: (step: StepAnswer) => Promise<void> };

/** The steps whose answer changes with what is stored or confirmed beside them. */
const READ_AGAIN: readonly StepSlug[] = ['contact-info', 'identification', 'contract'];

export const passStep = async (
  person: Person,
  step: StepAnswer,
  instead: Instead = {},
): Promise<StepAnswer> => {
  const slug = slugOf(step.name) as DataStepSlug;
  const other = instead[slug];
  if (other) await other(step);
  else for (const act of actsBeside[slug]) await perform(act, person, step);
  const known = READ_AGAIN.includes(slug) ? undefined : step;
  const { body } = await perform(nextOf(slug), person, known);
  return body as unknown as StepAnswer;
};

export const walkTo = async (person: Person, slug: StepSlug, instead: Instead = {}): Promise<StepAnswer> => {
  await person.caller.take('productInfo');
  let step = (await perform(start, person)).body as unknown as StepAnswer;
  while (slugOf(step.name) !== slug) step = await passStep(person, step, instead);
  return step;
};

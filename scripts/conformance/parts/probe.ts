/** `onboarding/next` without a number: on each load the app asks with it for the current step (spec, 4.1). */
import { hasErrors } from '../../../src/contract/fieldErrors';
import { slugOf } from '../../../src/contract/steps/table';
import { told, type Fields, type Reply } from '../http/browser';
import { good, isRefused, isTaken } from '../judge';
import type { Kit } from '../kit';
import { readStep, type ReadStep } from '../readers';

const LATER = [408, 425, 429];

/** The app takes neither a limit nor a fault for 'no request'. */
const isNoRequest = (reply: Reply): boolean => {
  const { httpStatus } = reply;
  if (httpStatus === 500) return isRefused('onboardingNext', reply);
  if (httpStatus >= 400) return httpStatus === 501 || (httpStatus < 500 && !LATER.includes(httpStatus));
  return httpStatus === 200 || isTaken('onboardingNext', reply);
};

const stepIn = ({ settings }: Kit, reply: Reply): ReadStep | undefined => {
  if (!isTaken('onboardingNext', reply)) return undefined;
  const step = readStep(reply.body, settings.names);
  return step.name === '' ? undefined : step;
};

const probe = (kit: Kit): Promise<Reply> => kit.browser.send('onboardingNext', { number: null, widgets: [] });

export const currentStep = async (kit: Kit): Promise<ReadStep | undefined> => stepIn(kit, await probe(kit));

/** After a plain success the app asks for the current step; `name` is '' without one. */
export const resumed = async (
  kit: Kit,
  name: 'resume' | 'contactResume',
  input?: Fields,
): Promise<ReadStep> => {
  const step = await good(kit, name, input);
  return step.name === '' ? ((await currentStep(kit)) ?? step) : step;
};

/** The app gets to the first step by the answer, or by the start that follows a refusal. */
const probed = async (kit: Kit, what: string): Promise<ReadStep | undefined> => {
  const reply = await probe(kit);
  const step = stepIn(kit, reply);
  const leadsOn = step ? slugOf(step.name) === 'contact-info' && step.guid !== '' : isNoRequest(reply);
  const expected = 'the first step with its guid, or a refusal: no limit (HTTP 429) and no fault (5xx)';
  kit.report.check('onboardingNext', what, leadsOn, expected, told(reply));
  return step;
};

export const beforeStart = async (kit: Kit): Promise<void> => {
  await probed(kit, 'with number null and no request: the app starts one');
};

export const afterStart = async (kit: Kit): Promise<void> => {
  const step = await probed(kit, 'with number null at the first step: the app stays there');
  const what = 'with number null: the current step, on each load';
  kit.report.optional('onboardingNext', what, step !== undefined);
  if (!step || !hasErrors({ widgets: step.widgets })) return;
  const expected = 'no messages: the app ignores those of fields here';
  kit.report.advised('onboardingNext', `${what}, without messages`, false, expected, step.widgets);
};

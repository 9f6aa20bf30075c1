import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { isApiError } from '../../contract/errors';
import { slugOf } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { movedOnCopy } from '../../copy/session';
import { videoForgotten } from '../../state/identification';
import { selectGuid } from '../../state/selectors';
import { stepOf } from '../../state/stepOf';
import { dialogOpened, errorScreenClosed } from '../../state/ui';
import { callEndpoint } from '../shared/callEndpoint';
import { enterStep } from '../navigation/enterStep';
import { isRefused } from '../shared/isRefused';
import { resumeStep } from './resumeStep';

/** The request has gone on in another tab or on another device: to where it stands, which is said. The draft stays. */
export function* goElsewhere(step: Step) {
  const guid = yield* select(selectGuid);
  if (step.guid !== guid) {
    // The session has another request in hand than this tab.
    yield* call(resumeStep, step);
    yield* put(videoForgotten());
  }
  yield* call(enterStep, step, { replace: true });
  // Of the call by which this has come to light.
  yield* put(errorScreenClosed());
  const { text, understood: label } = movedOnCopy;
  const title = slugOf(step.name) === 'auth' ? movedOnCopy.elsewhere : movedOnCopy.title;
  yield* put(dialogOpened({ title, message: step.errorMessage.join(' ') || text, label }));
}

/**
 * Whether a call was refused because another session has opened the request: the step then says the same, and its page asks
 * for the code.
 */
export function* wentElsewhere(error: unknown) {
  if (!isApiError(error) || !isRefused(error)) return false;
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', { number: null, widgets: [] });
    const step = stepOf(answer);
    if (slugOf(step.name) !== 'auth' || !step.errorMessage.includes(error.message)) return false;
    yield* call(goElsewhere, step);
    return true;
  } catch {
    // The first failure is the one to be said.
    return false;
  }
}

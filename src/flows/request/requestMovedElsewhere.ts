import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { isApiError } from '../../contract/errors';
import { slugOf } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { requestMovedCopy } from '../../copy/session-warning';
import { videoForgotten } from '../../state/identification';
import { selectGuid } from '../../state/selectors';
import { parseStep } from '../../state/parseStep';
import { dialogOpened, errorScreenClosed } from '../../state/ui';
import { callEndpoint } from '../shared/callEndpoint';
import { enterStep } from '../navigation/enterStep';
import { isRefused } from '../shared/failures';
import { resumeStep } from './resumeStep';

/** For a request that has moved on in another tab or on another device. The draft is kept. */
export function* showMovedRequest(step: Step) {
  const guid = yield* select(selectGuid);
  if (step.guid !== guid) {
    // The session has switched to another request than this tab.
    yield* call(resumeStep, step);
    yield* put(videoForgotten());
  }
  const isElsewhere = slugOf(step.name) === 'auth';
  // The dialog says the step's message. The page of 'auth' repeats it.
  yield* call(enterStep, isElsewhere ? step : { ...step, errorMessage: [] }, { replace: true });
  // Closes the error screen of the call that revealed the change.
  yield* put(errorScreenClosed());
  const { text, understood: label } = requestMovedCopy;
  const title = isElsewhere ? requestMovedCopy.elsewhere : requestMovedCopy.title;
  yield* put(dialogOpened({ title, message: step.errorMessage.join(' ') || text, label }));
}

/** A call may be refused because another session has opened the request. Returns whether that is so. */
export function* showIfMovedElsewhere(error: unknown) {
  if (!isApiError(error) || !isRefused(error)) return false;
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', { number: null, widgets: [] });
    const step = parseStep(answer);
    if (slugOf(step.name) !== 'auth' || !step.errorMessage.includes(error.message)) return false;
    yield* call(showMovedRequest, step);
    return true;
  } catch {
    // The caller reports the original failure.
    return false;
  }
}

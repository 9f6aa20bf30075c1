import { call, delay, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { isApiError } from '../../contract/errors';
import { slugOf } from '../../contract/steps/table';
import { errorCopy } from '../../copy/app';
import { draftsKey, readTab, REQUEST } from '../../state/tabStorage';
import { navigated } from '../../state/navigation';
import {
  firstSegment,
  isStandalone,
  isResuming,
  pathOfStep,
  RESUME_PATH,
  THANKS_PATH,
} from '../../state/paths';
import { selectConfig, selectGuid, selectPath, selectResume, selectSlug } from '../../state/selectors';
import { bootstrapped, productLoaded, renewingChanged } from '../../state/session';
import { forgetRequestActions } from '../../state/sessionExpiryMiddleware';
import { parseStep } from '../../state/parseStep';
import { dialogClosed, errorScreenClosed } from '../../state/ui';
import { bootstrapRequested, restartRequested } from '../pageActions';
import { askStep } from '../shared/askStep';
import { callEndpoint } from '../shared/callEndpoint';
import { enterStep } from '../navigation/enterStep';
import { failOnScreen, isHandled, isNoProcess, isNotTaken, isTypedFault } from '../shared/failures';
import { ensureJourney } from './journey';
import { loadStepSagas } from './loadStepSagas';

/**
 * At the address of the first step, a request that waits for its code is replaced by a new one. If another
 * session has opened that request, its step is returned: then only the applicant can start a new one. Null if
 * the back end does not report the step of the request that this tab had: its start might begin another.
 */
function* currentStep() {
  const { productCode, sessionExpiryMessages } = yield* select(selectConfig);
  const path = yield* select(selectPath);
  const isNew = path === pathOfStep('contact-info');
  const isKept = !isNew && readTab(REQUEST) !== null;
  try {
    const step = yield* call(askStep);
    const isThere = step.name !== '' && (!isNew || slugOf(step.name) !== 'auth');
    if (isThere || (step.name !== '' && step.errorMessage.length > 0)) return step;
    // A request that is complete may have no step any more.
    if (step.name === '' && (isKept || path === THANKS_PATH)) return null;
  } catch (error) {
    // No process, or the back end does not report the current step: then its start does, or begins one.
    if (!isNotTaken(error) && (isKept || !isTypedFault(error))) throw error;
    if (isKept && !isNoProcess(error, sessionExpiryMessages)) return null;
  }
  return parseStep(yield* callEndpoint(onboardingApi, 'onboardingStart', { code: productCode }));
}

/**
 * If the session of the cookie has ended, the refusal deletes the cookie and the second call opens another.
 * If that one is refused too, the page of an expired session is shown.
 */
function* loadProductAnew() {
  yield* put(renewingChanged(true));
  try {
    return yield* callEndpoint(onboardingApi, 'productInfo');
  } catch (error) {
    if (!isHandled(error)) throw error;
  } finally {
    yield* put(renewingChanged(false));
  }
  const guid = yield* select(selectGuid);
  if (guid !== '') for (const action of yield* select(forgetRequestActions)) yield* put(action);
  return yield* callEndpoint(onboardingApi, 'productInfo');
}

/** The code of the tab's request is another way to it, where its back end answers with a fault. */
const byItsCode = (error: unknown) => {
  const guid = isApiError(error) && error.httpStatus !== undefined ? readTab(REQUEST) : null;
  if (guid === null) return {};
  return { exit: { label: errorCopy.reopen, action: restartRequested(`${RESUME_PATH}/${guid}`) } };
};

/** First load: spec, 2.1 and 4.1. */
export function* bootstrap({ payload }: Partial<ReturnType<typeof bootstrapRequested>> = {}) {
  const path = yield* select(selectPath);
  try {
    yield* put(errorScreenClosed());
    if (!isStandalone(path)) {
      // A page that asks for a code needs no earlier session.
      const { data } =
        payload?.anew || isResuming(path)
          ? yield* call(loadProductAnew)
          : yield* callEndpoint(onboardingApi, 'productInfo');
      yield* put(productLoaded(data));
      let step = isResuming(path) ? null : yield* call(currentStep);
      if (step === null) {
        const { enterResumePage } = yield* call(loadStepSagas);
        const guid = readTab(REQUEST);
        const entry = guid === null ? RESUME_PATH : `${RESUME_PATH}/${guid}`;
        yield* call(enterResumePage, isResuming(path) ? path : entry, payload?.guid);
      } else {
        const before = yield* select(selectGuid);
        const isKnown = before !== '' || readTab(draftsKey(step.guid)) !== null;
        if (slugOf(step.name) !== 'contact-info' || isKnown) {
          const { resumeStep } = yield* call(loadStepSagas);
          // By our names, which come with those flows.
          step = parseStep(step);
          yield* call(resumeStep, step);
        }
        yield* call(enterStep, step, { replace: true });
      }
    }
    yield* call(ensureJourney);
    yield* put(bootstrapped());
  } catch (error) {
    yield* call(ensureJourney);
    yield* failOnScreen(error, {
      retry: bootstrapRequested(payload),
      ...(!isResuming(path) && byItsCode(error)),
    });
  }
}

/** The request that this page has signed, or that was open when the session ended; '' if there is none. */
function* requestLeft(path: string) {
  if (path === THANKS_PATH && (yield* select(selectSlug)) === 'thanks') return yield* select(selectGuid);
  return firstSegment(path) === 'session-expired' ? (yield* select(selectResume)).interrupted : '';
}

/** The current page stays in the history, unless it is a standalone page: that entry is replaced. */
export function* restart({ payload: path }: ReturnType<typeof restartRequested>) {
  const from = yield* select(selectPath);
  const guid = isResuming(path) ? yield* call(requestLeft, from) : '';
  yield* put(dialogClosed());
  yield* put(navigated({ path }));
  // Waits until the address has its own history entry: the flow's redirect replaces that entry.
  if (!isStandalone(from)) yield* delay(0);
  const isBegun = path === pathOfStep('contact-info');
  yield* put(bootstrapRequested(isBegun ? { anew: true } : guid === '' ? undefined : { guid }));
}

import { call, delay, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { slugOf } from '../../contract/steps/table';
import { draftsName, readTab } from '../../state/tabStorage';
import { navigated } from '../../state/navigation';
import { isOutside, isResuming, pathOfStep } from '../../state/paths';
import { selectConfig, selectGuid, selectPath } from '../../state/selectors';
import { bootstrapped, productLoaded } from '../../state/session';
import { stepOf } from '../../state/stepOf';
import { dialogClosed, errorScreenClosed } from '../../state/ui';
import { bootstrapRequested, type restartRequested } from '../pageActions';
import { callEndpoint } from '../shared/callEndpoint';
import { enterStep } from '../navigation/enterStep';
import { failOnScreen, isNoProcess } from '../shared/failures';
import { loadLater } from './loadStepSagas';

/**
 * The step where the session's request stands; where there is no request, the first step of a new one. Who asks for that by
 * its address does not have to confirm the code of another request first, unless it is the same request, opened elsewhere: the
 * step then says so, and a new request is started by the applicant alone.
 */
export function* currentStep() {
  const { productCode, sessionExpiryMessages } = yield* select(selectConfig);
  const isNew = (yield* select(selectPath)) === pathOfStep('contact-info');
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', {
      number: null,
      widgets: [],
    });
    const step = stepOf(answer);
    if (!isNew || slugOf(step.name) !== 'auth' || step.errorMessage.length > 0) return step;
  } catch (error) {
    if (!isNoProcess(error, sessionExpiryMessages)) throw error;
  }
  const answer = yield* callEndpoint(onboardingApi, 'onboardingStart', { code: productCode });
  return stepOf(answer);
}

/** First load (spec, 2.1 and 4.1): product info, current step, what a resumed step needs, redirect. */
export function* bootstrap() {
  const path = yield* select(selectPath);
  try {
    yield* put(errorScreenClosed());
    if (!isOutside(path)) {
      const { data } = yield* callEndpoint(onboardingApi, 'productInfo');
      yield* put(productLoaded(data));
      if (isResuming(path)) {
        const { enterResumePage } = yield* call(loadLater);
        yield* call(enterResumePage, path);
      } else {
        const step = yield* call(currentStep);
        const before = yield* select(selectGuid);
        const isKnown = before !== '' || readTab(draftsName(step.guid)) !== null;
        if (slugOf(step.name) !== 'contact-info' || isKnown) {
          const { resumeStep } = yield* call(loadLater);
          yield* call(resumeStep, step);
        }
        yield* call(enterStep, step, { replace: true });
      }
    }
    yield* put(bootstrapped());
  } catch (error) {
    yield* failOnScreen(error, { retry: bootstrapRequested() });
  }
}

/** To another entrance, as if the page had been loaded there. Nobody comes back to a page of its own; to others by Back. */
export function* restart({ payload: path }: ReturnType<typeof restartRequested>) {
  const from = yield* select(selectPath);
  yield* put(dialogClosed());
  yield* put(navigated({ path }));
  // The address gets its own entry before the flow, whose redirect replaces it.
  if (!isOutside(from)) yield* delay(0);
  yield* put(bootstrapRequested());
}

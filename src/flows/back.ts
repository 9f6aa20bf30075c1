import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../api/onboarding';
import { selectSlug } from '../state/selectors';
import { stepOf } from '../state/stepOf';
import { invitationRequested, previousStepRequested } from './pageActions';
import { callEndpoint } from './callEndpoint';
import { enterStep } from './enterStep';
import { failInDialog } from './failures';

/** The previous step, as the service has it. */
export function* previousStep() {
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingBack');
    yield* call(enterStep, stepOf(answer), { backwards: true });
    const slug = yield* select(selectSlug);
    if (slug !== 'contact-info') yield* put(invitationRequested());
  } catch (error) {
    yield* failInDialog(error, { retry: previousStepRequested() });
  }
}

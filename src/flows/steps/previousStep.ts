import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { slugOf } from '../../contract/steps/table';
import { selectSlug } from '../../state/selectors';
import { stepOf } from '../../state/stepOf';
import { invitationRequested, previousStepRequested } from '../pageActions';
import { callEndpoint } from '../shared/callEndpoint';
import { goElsewhere } from '../request/movedRequest';
import { enterStep } from '../navigation/enterStep';
import { failInDialog } from '../shared/failures';

/** The previous step, as the service has it. */
export function* previousStep() {
  try {
    const step = stepOf(yield* callEndpoint(onboardingApi, 'onboardingBack'));
    if (slugOf(step.name) === 'auth') {
      yield* call(goElsewhere, step);
      return;
    }
    yield* call(enterStep, step, { backwards: true });
    const slug = yield* select(selectSlug);
    if (slug !== 'contact-info') yield* put(invitationRequested());
  } catch (error) {
    yield* failInDialog(error, { retry: previousStepRequested() });
  }
}

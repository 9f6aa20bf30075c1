import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { slugOf } from '../../contract/steps/table';
import { selectSlug } from '../../state/selectors';
import { parseStep } from '../../state/parseStep';
import { invitationRequested, previousStepRequested } from '../pageActions';
import { callEndpoint } from '../shared/callEndpoint';
import { showMovedRequest } from '../request/requestMovedElsewhere';
import { enterStep } from '../navigation/enterStep';
import { failInDialog } from '../shared/failures';

/** Requests the previous step from the service and shows it. */
export function* previousStep() {
  try {
    const step = parseStep(yield* callEndpoint(onboardingApi, 'onboardingBack'));
    if (slugOf(step.name) === 'auth') {
      yield* call(showMovedRequest, step);
      return;
    }
    yield* call(enterStep, step, { backwards: true });
    const slug = yield* select(selectSlug);
    if (slug !== 'contact-info') yield* put(invitationRequested());
  } catch (error) {
    yield* failInDialog(error, { retry: previousStepRequested() });
  }
}

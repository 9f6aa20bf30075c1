import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { contactPages, dataStepSlugs, slugOf, type StepSlug } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { navigated } from '../../state/navigation';
import { parseStep } from '../../state/parseStep';
import { pathOfStep } from '../../state/paths';
import { selectStep } from '../../state/selectors';
import type { stepCorrectionRequested } from '../actions';
import { enterStep } from '../navigation/enterStep';
import { invitationRequested } from '../pageActions';
import { showMovedRequest } from '../request/requestMovedElsewhere';
import { callEndpoint } from '../shared/callEndpoint';
import { failInDialog } from '../shared/failures';

const places: readonly (StepSlug | undefined)[] = dataStepSlugs;
const placeOf = ({ name }: Pick<Step, 'name'>): number => places.indexOf(slugOf(name));

/** The contact's pages are confirmed, except for the form of names. */
function* show(step: Step) {
  if (placeOf(step) < 0) {
    yield* call(showMovedRequest, step);
    return;
  }
  yield* call(enterStep, step);
  if (slugOf(step.name) === 'contact-info')
    yield* put(navigated({ path: pathOfStep('contact-info'), subPage: contactPages.info, replace: true }));
  else yield* put(invitationRequested());
}

/**
 * The service goes back one step at a time: only the last one is shown. Where a call fails, or the service
 * goes no further back, it is the step that was reached.
 */
export function* correctStep(action: ReturnType<typeof stepCorrectionRequested>) {
  const target = places.indexOf(action.payload.slug);
  const first = yield* select(selectStep);
  let reached = first;
  try {
    while (placeOf(reached) > target) {
      const before = parseStep(yield* callEndpoint(onboardingApi, 'onboardingBack'));
      const isHalted = before.name === reached.name;
      reached = before;
      if (isHalted) break;
    }
    yield* call(show, reached);
  } catch (error) {
    if (reached !== first) yield* call(show, reached);
    yield* failInDialog(error, { retry: action });
  }
}

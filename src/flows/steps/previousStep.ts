import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { contactPages, slugOf } from '../../contract/steps/table';
import { navigated } from '../../state/navigation';
import { pathOfStep } from '../../state/paths';
import { selectSlug } from '../../state/selectors';
import { parseStep } from '../../state/parseStep';
import { invitationRequested, personCorrectionRequested, previousStepRequested } from '../pageActions';
import { callEndpoint } from '../shared/callEndpoint';
import { showMovedRequest } from '../request/requestMovedElsewhere';
import { enterStep } from '../navigation/enterStep';
import { failInDialog } from '../shared/failures';

function* goToPrevious() {
  const step = parseStep(yield* callEndpoint(onboardingApi, 'onboardingBack'));
  if (slugOf(step.name) === 'auth') {
    yield* call(showMovedRequest, step);
    return;
  }
  yield* call(enterStep, step, { backwards: true });
  const slug = yield* select(selectSlug);
  if (slug !== 'contact-info') yield* put(invitationRequested());
}

export function* previousStep() {
  try {
    yield* call(goToPrevious);
  } catch (error) {
    yield* failInDialog(error, { retry: previousStepRequested() });
  }
}

/** What the form of names and tax code sends is checked again; pages that are confirmed are not repeated. */
export function* correctPerson() {
  try {
    yield* call(goToPrevious);
    if ((yield* select(selectSlug)) !== 'contact-info') return;
    const form = { path: pathOfStep('contact-info'), subPage: contactPages.info, field: 'anagrafica.nome' };
    yield* put(navigated({ ...form, replace: true }));
  } catch (error) {
    yield* failInDialog(error, { retry: personCorrectionRequested() });
  }
}

import { call, put, select } from 'typed-redux-saga';
import { paperworkApi } from '../../api/paperwork';
import { isApiError } from '../../contract/errors';
import type { StepValues } from '../../contract/steps/definition';
import type { Step } from '../../contract/wire';
import { forgetContact } from '../../state/contactMemory';
import { draftChanged } from '../../state/drafts';
import { navigated } from '../../state/navigation';
import { THANKS_PATH } from '../../state/paths';
import { selectContracts, selectSigned, selectStep } from '../../state/selectors';
import { contractSigned, signingCompleted } from '../../state/signing';
import { stepReceived } from '../../state/step';
import type { signRequested } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { failOnStep } from './failOnStep';
import { failInDialog, failOnScreen } from '../shared/failures';
import { recordInvitation } from '../request/invitation';
import { loadContracts } from '../request/loadStepData';
import { sendStep } from './next';

/** Records that the applicant has read the questionnaire and the contract, before signing. */
function* giveNotice() {
  if ((yield* select(selectContracts)).length === 0) yield* call(loadContracts);
  const contracts = yield* select(selectContracts);
  for (const { barCode: barcode, stampeId } of contracts)
    yield* callEndpoint(paperworkApi, 'presaVisione', { barcode, stampeId });
}

/** Signs once. Null if the service refuses the signature; the field then shows why. */
function* signOnce(values: StepValues) {
  const before = yield* select(selectSigned);
  if (before) return before;
  yield* call(giveNotice);
  const signed: Step | null = yield* call(sendStep, values);
  if (signed) yield* put(contractSigned(signed));
  return signed;
}

/**
 * Reports failures as earlier steps do: a step not sent and an invitation not recorded by the error screen,
 * others in a dialog.
 */
function* failOnSign(error: unknown, action: ReturnType<typeof signRequested>) {
  const endpoint = isApiError(error) ? error.endpoint : undefined;
  if (endpoint !== 'onboardingNext' && endpoint !== 'invitations') {
    yield* failInDialog(error, { retry: action });
    return;
  }
  // The error screen unmounts the form.
  yield* put(draftChanged({ slug: 'contract', values: action.payload.values }));
  if (endpoint === 'invitations') yield* failOnScreen(error, { closable: true, retry: action });
  else yield* failOnStep(error, action);
}

/**
 * Signs, records the position and completes the request. Retrying continues after the last call that
 * succeeded, so that nobody signs twice.
 */
export function* sign(action: ReturnType<typeof signRequested>) {
  try {
    const { number } = yield* select(selectStep);
    const signed = yield* call(signOnce, action.payload.values);
    if (!signed) return;
    yield* recordInvitation({ stepSlug: 'thanks', stepNumber: number === null ? null : number + 1 });
    yield* call(forgetContact);
    yield* put(stepReceived(signed));
    yield* put(signingCompleted());
    yield* put(navigated({ path: THANKS_PATH }));
  } catch (error) {
    yield* call(failOnSign, error, action);
  }
}

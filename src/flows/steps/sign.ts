import { call, put, select } from 'typed-redux-saga';
import { paperworkApi } from '../../api/paperwork';
import { isApiError } from '../../contract/errors';
import { SIGNATURE_WIDGET } from '../../contract/steps/contract';
import type { StepValues } from '../../contract/steps/definition';
import type { Step } from '../../contract/wire';
import { codeSent } from '../../state/codes';
import { forgetContact } from '../../state/contactMemory';
import { draftChanged } from '../../state/drafts';
import { navigated } from '../../state/navigation';
import { THANKS_PATH } from '../../state/paths';
import { selectContracts, selectSigned, selectSlug, selectStep } from '../../state/selectors';
import { contractSigned, signingCompleted } from '../../state/signing';
import { componentMarked, contractsLoaded, fieldsJudged, stepReceived } from '../../state/step';
import type { signRequested } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { failOnStep } from './failOnStep';
import { failInDialog, failOnScreen } from '../shared/failures';
import { recordInvitation } from '../request/invitation';
import { loadContracts } from '../request/loadStepData';
import { sendStep } from './next';

function* giveNotice() {
  if ((yield* select(selectContracts)).length === 0) yield* call(loadContracts);
  // Nobody signs what was not shown.
  if ((yield* select(selectContracts)).length === 0) throw new Error('The documents are not named');
  const contracts = yield* select(selectContracts);
  for (const { barCode: barcode, stampeId } of contracts)
    yield* callEndpoint(paperworkApi, 'presaVisione', { barcode, stampeId });
}

/**
 * The service may have refused because a document's file is lost, and have made another: that one is to be
 * read and signed. If its list does not come, only the message of the refusal is shown.
 */
function* showNewDocuments() {
  if ((yield* select(selectSlug)) !== 'contract') return;
  try {
    const { data } = yield* callEndpoint(paperworkApi, 'signContractList', {});
    if (data.length > 0) yield* put(contractsLoaded(data));
  } catch {
    // The documents on the page stay.
  }
}

/** The service has sent a code and waits for it: nothing is signed yet. */
function* awaitCode(values: StepValues) {
  const code = { widget: SIGNATURE_WIDGET, component: 'otpFirma' };
  yield* put(draftChanged({ slug: 'contract', values }));
  yield* put(fieldsJudged({ messages: { [`${code.widget}.${code.component}`]: '' } }));
  yield* put(componentMarked({ ...code, status: 'pending' }));
  yield* put(codeSent({ channel: 'signature', at: yield* call(Date.now) }));
}

/** Null if the service refuses the signature, and the field shows why, or waits for a code. */
function* signOnce(values: StepValues) {
  const before = yield* select(selectSigned);
  if (before) return before;
  yield* call(giveNotice);
  const signed: Step | null = yield* call(sendStep, values);
  if (!signed) {
    yield* call(showNewDocuments);
    return null;
  }
  if (signed.widgets.some(({ name }) => name === SIGNATURE_WIDGET)) {
    yield* call(awaitCode, values);
    return null;
  }
  yield* put(contractSigned(signed));
  return signed;
}

/** As at earlier steps, a step or an invitation that was not taken gets the error screen, others a dialog. */
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

/** Retrying continues after the last call that succeeded, so that nobody signs twice. */
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

/** A call may be refused because the request has moved on elsewhere (docs/decisions/drafts-and-tabs.md). */
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { paperworkApi } from '../../api/paperwork';
import type { EndpointName } from '../../contract/endpoints';
import { isApiError, isSessionOver, type ApiError } from '../../contract/errors';
import { requestMovedCopy } from '../../copy/session-warning';
import { firstSegment, guidOfPath, reuploadPath } from '../../state/paths';
import type { RootState } from '../../state/root';
import { selectConfig, selectPath, selectStep } from '../../state/selectors';
import { parseStep } from '../../state/parseStep';
import { sessionExpiredActions } from '../../state/sessionExpiryMiddleware';
import { dialogOpened } from '../../state/ui';
import { callEndpoint } from '../shared/callEndpoint';
import { showMovedRequest } from '../request/requestMovedElsewhere';
import { isNoProcess, isRefused } from '../shared/failures';
import { showEndOrNothing } from '../shared/showEnd';
import { bootstrapRequested } from '../pageActions';

/**
 * Calls that the service accepts only at their step, and only from the session that has the request. A
 * refusal may mean that the request has moved on, or was opened in another session.
 */
const boundToRequest: readonly EndpointName[] = [
  'onboardingBack',
  'checkCustomerInfo',
  'validateEmail',
  'confermaEmail',
  'validateCellulare',
  'confermaCellulare',
  'createPassword',
  'customerInfo',
  'questionnaireGet',
  'questionnaireSave',
  'generateCaptcha',
  'videoUpload',
  'videoCaptcha',
  'documentUpload',
  'documentPreview',
  'signContractList',
  'stampaContratto',
  'presaVisione',
  'contactUpload',
  'uploadAdditionalDoc',
  'updateDocumentsKo',
  'contactSendPdf',
];

export const mayBeStale = (action: unknown): boolean => {
  if (!isRejectedWithValue(action) || !isRefused(action.payload)) return false;
  const { endpoint, widgets } = action.payload as ApiError;
  return boundToRequest.includes(endpoint) && !widgets;
};

interface StepCheck {
  readonly isFree: (state: RootState) => boolean;
  readonly showsEnd?: boolean;
}

/** Returns the step if it is the one on show, else null. */
export function* checkStep({ isFree, showsEnd = false }: StepCheck) {
  const before = yield* select(selectStep);
  const isUnchanged = (state: RootState): boolean =>
    selectStep(state) === before && firstSegment(selectPath(state)) === 'request' && isFree(state);
  // Before the first step is loaded nothing can be out of date.
  if (before.name === '' || !(yield* select(isUnchanged))) return null;
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', { number: null, widgets: [] });
    const step = parseStep(answer);
    // The applicant has moved on meanwhile.
    if (!(yield* select(isUnchanged))) return null;
    if (step.name === before.name && step.guid === before.guid) return step;
    yield* call(showMovedRequest, step);
  } catch (error) {
    // On other failures (offline, refused, unknown step) the page stays as it is.
    if (!showsEnd || !(yield* select(isUnchanged))) return null;
    const { sessionExpiryMessages } = yield* select(selectConfig);
    if (isNoProcess(error, sessionExpiryMessages)) yield* call(showEndOrNothing);
    if (!isSessionOver(error)) return null;
    for (const action of yield* select(sessionExpiredActions)) yield* put(action);
  }
  return null;
}

/** A re-upload needs a confirmed code. If the call is refused, the page is reloaded and asks for it. */
function* checkReupload(guid: string) {
  try {
    yield* callEndpoint(paperworkApi, 'paperworkList', { guid });
  } catch (error) {
    if (!isApiError(error) || !isRefused(error) || (yield* select(selectPath)) !== reuploadPath(guid)) return;
    const { elsewhere: title, understood: label } = requestMovedCopy;
    yield* put(dialogOpened({ title, message: error.message, label }));
    yield* put(bootstrapRequested());
  }
}

export function* checkRequest() {
  const path = yield* select(selectPath);
  if (firstSegment(path) === 'reupload') yield* call(checkReupload, guidOfPath(path));
  else yield* call(checkStep, { isFree: () => true });
}

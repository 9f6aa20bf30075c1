/** A call was refused that the request in hand may have outrun: where it stands is asked for, and shown (docs/decisions/two-tabs.md). */
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { paperworkApi } from '../../api/paperwork';
import type { EndpointName } from '../../contract/endpoints';
import { isApiError, type ApiError } from '../../contract/errors';
import { movedOnCopy } from '../../copy/session';
import { firstSegment, guidOfPath, reuploadPath } from '../../state/paths';
import type { RootState } from '../../state/root';
import { selectPath, selectStep } from '../../state/selectors';
import { stepOf } from '../../state/stepOf';
import { dialogOpened } from '../../state/ui';
import { callEndpoint } from '../shared/callEndpoint';
import { goElsewhere } from '../request/movedRequest';
import { isRefused } from '../shared/isRefused';
import { bootstrapRequested } from '../pageActions';

/**
 * Calls that the service takes at their own step, or of a session that has the request in hand: a refusal may mean that the
 * request has left the step, or was opened in another session.
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

export const isStaleMaybe = (action: unknown): boolean => {
  if (!isRejectedWithValue(action) || !isRefused(action.payload)) return false;
  const { endpoint, widgets } = action.payload as ApiError;
  return boundToRequest.includes(endpoint) && !widgets;
};

/** Where the service has the request: elsewhere, which is then shown, or at the step on show, which is given. */
export function* compare(isFree: (state: RootState) => boolean) {
  const before = yield* select(selectStep);
  const isStill = (state: RootState): boolean =>
    selectStep(state) === before && firstSegment(selectPath(state)) === 'request' && isFree(state);
  // Before the first step is there, nothing can have been overtaken.
  if (before.name === '' || !(yield* select(isStill))) return null;
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', { number: null, widgets: [] });
    const step = stepOf(answer);
    // The applicant has not waited.
    if (!(yield* select(isStill))) return null;
    if (step.name === before.name && step.guid === before.guid) return step;
    yield* call(goElsewhere, step);
  } catch {
    // Offline, refused, a step of no known title: the page stays as it is.
  }
  return null;
}

/** Documents are sent again by who has entered the code: the page loaded anew asks for it where that was undone elsewhere. */
function* doubtReupload(guid: string) {
  try {
    yield* callEndpoint(paperworkApi, 'paperworkList', { guid });
  } catch (error) {
    if (!isApiError(error) || !isRefused(error) || (yield* select(selectPath)) !== reuploadPath(guid)) return;
    const { elsewhere: title, understood: label } = movedOnCopy;
    yield* put(dialogOpened({ title, message: error.message, label }));
    yield* put(bootstrapRequested());
  }
}

export function* doubt() {
  const path = yield* select(selectPath);
  if (firstSegment(path) === 'reupload') yield* call(doubtReupload, guidOfPath(path));
  else yield* call(compare, () => true);
}

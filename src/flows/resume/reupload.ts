/** Loads the documents that the review has refused, and submits their replacements (spec, 4.4 and 4.6). */
import { call, put, select } from 'typed-redux-saga';
import { contactApi } from '../../api/contact';
import { paperworkApi } from '../../api/paperwork';
import { isAdditional, isVideoCaptcha, needsReupload, PAPERWORK_DOCUMENT_KO } from '../../contract/states';
import { uploadTypes } from '../../contract/uploads';
import type { PaperworkDetail, RequestOf } from '../../contract/wire';
import { navigated } from '../../state/navigation';
import { reuploadPath, STATUS_PATH } from '../../state/paths';
import { requestsLoaded, resubmissionTaken, reuploadLoaded } from '../../state/resume';
import { selectResume } from '../../state/selectors';
import type { RetryAction } from '../../state/ui';
import { statusRequested, type documentsResubmitted, type reuploadRequested } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { failInDialog, isRefused } from '../shared/failures';
import { restartRequested } from '../pageActions';

function* hasRefused(guid: string) {
  const { requests } = yield* select(selectResume);
  return requests?.some((one) => one.guid === guid && one.status === PAPERWORK_DOCUMENT_KO) === true;
}

export function* enterReupload(guid: string, { replace = true }: { readonly replace?: boolean } = {}) {
  const { data } = yield* callEndpoint(paperworkApi, 'paperworkList', { guid });
  // Without them the page would say that all has been uploaded.
  if (data.length === 0 && (yield* call(hasRefused, guid))) throw new Error('The documents are not named');
  yield* put(reuploadLoaded({ guid, details: data }));
  yield* put(navigated({ path: reuploadPath(guid), replace }));
}

export function* openReupload(action: ReturnType<typeof reuploadRequested>) {
  const { guid } = action.payload;
  try {
    yield* call(enterReupload, guid, { replace: false });
  } catch (error) {
    // A refused call would be refused again: the re-upload page asks for the code instead.
    yield* failInDialog(error, { retry: isRefused(error) ? restartRequested(reuploadPath(guid)) : action });
  }
}

const updateOf = (guid: string, details: readonly PaperworkDetail[]): RequestOf<'updateDocumentsKo'> => {
  const asked = details.filter(needsReupload);
  const barCodeOf = (isWanted: (item: PaperworkDetail) => boolean): string =>
    asked.find(isWanted)?.barCode ?? '';
  return {
    guid,
    barCodev: barCodeOf(isVideoCaptcha),
    barCode1: barCodeOf(({ frontDocUploadType }) => frontDocUploadType === uploadTypes.documentoFronte),
    barCode2: barCodeOf(({ frontDocUploadType }) => frontDocUploadType === uploadTypes.documentoDueFronte),
    processAdditionalBarcodes: asked
      .filter(isAdditional)
      .map(({ barCode }) => ({ processAdditionalBarcode: barCode })),
  };
};

/** Retrying continues after the last call that succeeded. */
export function* resubmitDocuments(action: ReturnType<typeof documentsResubmitted>) {
  const { guid } = action.payload;
  let retry: RetryAction = action;
  try {
    const { reupload, resubmitted } = yield* select(selectResume);
    if (resubmitted !== guid) {
      yield* callEndpoint(paperworkApi, 'updateDocumentsKo', updateOf(guid, reupload?.details ?? []));
      yield* put(resubmissionTaken({ guid }));
    }
    yield* callEndpoint(contactApi, 'contactSendPdf', {});
    // From here on a retry reloads the list: the documents must not be mailed twice.
    retry = statusRequested();
    const { data } = yield* callEndpoint(contactApi, 'contactList');
    yield* put(requestsLoaded(data));
    yield* put(navigated({ path: STATUS_PATH }));
  } catch (error) {
    yield* failInDialog(error, { retry });
  }
}

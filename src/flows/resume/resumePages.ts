/** First load at '/resume', '/resume/{guid}', '/status' or '/reupload/{guid}' (spec, 2.1 and 4.4). */
import { call, put } from 'typed-redux-saga';
import { contactApi } from '../../api/contact';
import { PHONE_PREFIX } from '../../contract/limits';
import type { RequestOf, ResumeState } from '../../contract/wire';
import { resumeErrorCopy } from '../../copy/resume-errors';
import { navigated } from '../../state/navigation';
import { firstSegment, guidOfPath, RESUME_CODE_PAGE, RESUME_PATH } from '../../state/paths';
import { requestFound, resumeBegun } from '../../state/resume';
import { statusRequested, type identitySubmitted } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { failOnScreen, isRefused } from '../shared/failures';
import { bootstrapRequested, restartRequested } from '../pageActions';
import { restoreSessionDrafts } from '../request/draftPersistence';
import { openLocated, showReupload, showRequests } from './openRequest';
import { expectCode } from '../request/resumeCode';

function* enterByState(state: ResumeState, { replace }: { readonly replace: boolean }) {
  if (state.name === 'list') {
    yield* call(showRequests);
    return;
  }
  const subPage = state.name === 'validate' ? RESUME_CODE_PAGE : 0;
  if (state.newRequest) yield* put(requestFound({ stato: '' }));
  if (state.name === 'validate') yield* call(expectCode, state);
  yield* put(navigated({ path: RESUME_PATH, subPage, replace }));
}

/** One that the applicant had here a moment ago. Without a code it is refused: then none is located. */
function* locate(guid: string) {
  if (guid === '') return yield* callEndpoint(contactApi, 'contactStart', {});
  try {
    return yield* callEndpoint(contactApi, 'contactStart', { guid });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return yield* callEndpoint(contactApi, 'contactStart', {});
  }
}

/** Of a located request only the code is asked for, not what was given for it before. */
function* enterByIdentity(guid: string) {
  const { data } = yield* call(locate, guid);
  yield* put(resumeBegun({ kind: 'identity' }));
  yield* call(enterByState, data, { replace: true });
}

/** `returnTo`: guid of the re-upload to open after the code; '' for the request itself. */
function* enterByLink(guid: string, returnTo = '') {
  const { data } = yield* callEndpoint(contactApi, 'resumeStart', { guid });
  yield* put(resumeBegun({ kind: 'link', returnTo }));
  if (data.name === 'list') {
    if (returnTo === '') yield* call(openLocated);
    else yield* call(showReupload, returnTo);
    return;
  }
  yield* put(navigated({ path: `${RESUME_PATH}/${guid}`, replace: true }));
  yield* call(expectCode, data);
}

/** Refused without a confirmed code: then the identity form comes first. */
function* enterStatus(guid = '') {
  try {
    yield* call(showRequests);
  } catch (error) {
    if (!isRefused(error)) throw error;
    yield* call(enterByIdentity, guid);
  }
}

/** Refused while the documents are locked: then the code page comes first. */
function* enterReuploadPage(guid: string) {
  try {
    yield* call(showReupload, guid);
  } catch (error) {
    if (!isRefused(error)) throw error;
    yield* call(enterByLink, guid, guid);
  }
}

const entrances = { resume: enterByLink, reupload: enterReuploadPage } as const;

/** `known`: the request that the applicant had here a moment ago. */
export function* enterResumePage(path: string, known = '') {
  yield* call(restoreSessionDrafts);
  const first = firstSegment(path);
  const guid = guidOfPath(path);
  if (first === 'status') yield* call(enterStatus, known);
  else if (guid === '') yield* call(enterByIdentity, known);
  else {
    try {
      yield* call(entrances[first === 'reupload' ? 'reupload' : 'resume'], guid);
    } catch (error) {
      yield* failOnScreen(error, {
        retry: bootstrapRequested(),
        exit: { label: resumeErrorCopy.byIdentity, action: restartRequested(RESUME_PATH) },
      });
    }
  }
}

export function* submitIdentity(action: ReturnType<typeof identitySubmitted>) {
  const { cf, cellulare, email } = action.payload;
  try {
    const request: RequestOf<'contactNext'> = { cf, numCell: cellulare, prefCell: PHONE_PREFIX, mail: email };
    const { data } = yield* callEndpoint(contactApi, 'contactNext', request);
    yield* put(resumeBegun({ kind: 'identity' }));
    yield* call(enterByState, data, { replace: false });
  } catch (error) {
    yield* failOnScreen(error, { retry: action, exit: { label: resumeErrorCopy.editData } });
  }
}

export function* showIdentity() {
  yield* put(navigated({ path: RESUME_PATH }));
}

export function* reloadStatus() {
  try {
    yield* call(enterStatus);
  } catch (error) {
    yield* failOnScreen(error, { retry: statusRequested() });
  }
}

/** Opens a request after its code is confirmed, or from the list (spec, 4.4). */
import { call, put, select } from 'typed-redux-saga';
import { contactApi } from '../../api/contact';
import { PAPERWORK_DOCUMENT_KO, PAPERWORK_TO_COMPLETE } from '../../contract/states';
import { slugOf } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { resumeErrorCopy } from '../../copy/resume-errors';
import { videoForgotten } from '../../state/identification';
import { navigated } from '../../state/navigation';
import { firstSegment, guidOfPath, STATUS_PATH } from '../../state/paths';
import { requestsLoaded } from '../../state/resume';
import { selectPath, selectResume } from '../../state/selectors';
import { keptIds, parseStep } from '../../state/parseStep';
import { resumeContinued, type resumeRequested } from '../actions';
import { askStep } from '../shared/askStep';
import { callEndpoint } from '../shared/callEndpoint';
import { showIfMovedElsewhere } from '../request/requestMovedElsewhere';
import { enterStep } from '../navigation/enterStep';
import { failOnScreen } from '../shared/failures';
import { restoreHandoffDraft } from '../handoff/watchPhone';
import { restartRequested } from '../pageActions';
import { enterReupload } from './reupload';
import { resumeStep } from '../request/resumeStep';

function* loadRequests() {
  const { data } = yield* callEndpoint(contactApi, 'contactList');
  yield* put(requestsLoaded(data));
  return data;
}

export function* showRequests() {
  yield* call(loadRequests);
  yield* put(navigated({ path: STATUS_PATH, replace: true }));
}

/** A complete request has no step: the list is shown. */
function* enterResumed(step: Step) {
  yield* put(videoForgotten());
  if (slugOf(step.name) === 'thanks') {
    yield* call(showRequests);
    return;
  }
  yield* call(resumeStep, step);
  yield* call(restoreHandoffDraft, step);
  yield* call(enterStep, step, { replace: true });
}

/** Section 7.5 shows no answer of these calls: a success without a step has opened the request as well. */
function* stepOf(answer: object, guid: string) {
  const step = parseStep(answer);
  return keptIds(step.name === '' ? yield* call(askStep) : step, { guid, contactId: '' });
}

function* openRequest(guid: string) {
  const answer = yield* callEndpoint(contactApi, 'contactResume', { guid });
  yield* call(enterResumed, yield* call(stepOf, answer, guid));
}

export function* openLocated() {
  const answer = yield* callEndpoint(contactApi, 'resume');
  const path = yield* select(selectPath);
  const step = yield* call(stepOf, answer, firstSegment(path) === 'resume' ? guidOfPath(path) : '');
  // A complete request may have no step any more: the list shows its state.
  if (step.name === '') yield* call(showRequests);
  else yield* call(enterResumed, step);
}

/** `interrupted` is the request within which the session had expired: it is opened rather than the list. */
function* openListed() {
  const requests = yield* call(loadRequests);
  const { interrupted } = yield* select(selectResume);
  // A request that cannot be named is not the one that was open.
  const known = requests.find(({ guid }) => guid !== '' && guid === interrupted);
  if (known?.status === PAPERWORK_TO_COMPLETE) yield* call(openRequest, interrupted);
  else if (known?.status === PAPERWORK_DOCUMENT_KO) yield* call(enterReupload, interrupted);
  else yield* put(navigated({ path: STATUS_PATH, replace: true }));
}

/** The list says whether documents are still to be submitted. */
export function* showReupload(guid: string) {
  yield* call(loadRequests);
  yield* call(enterReupload, guid);
}

export function* continueResume() {
  try {
    const { kind, returnTo } = yield* select(selectResume);
    if (returnTo !== '') yield* call(showReupload, returnTo);
    else yield* call(kind === 'identity' ? openListed : openLocated);
  } catch (error) {
    if (yield* call(showIfMovedElsewhere, error)) return;
    yield* failOnScreen(error, {
      retry: resumeContinued(),
      exit: { label: resumeErrorCopy.backToList, action: restartRequested(STATUS_PATH) },
    });
  }
}

export function* resumeRequest(action: ReturnType<typeof resumeRequested>) {
  try {
    yield* call(openRequest, action.payload.guid);
  } catch (error) {
    if (yield* call(showIfMovedElsewhere, error)) return;
    yield* failOnScreen(error, { retry: action, exit: { label: resumeErrorCopy.backToList } });
  }
}

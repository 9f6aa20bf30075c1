/** From a confirmed code, or from the list, back into a request (spec, 4.4). */
import { call, put, select } from 'typed-redux-saga';
import { contactApi } from '../../api/contact';
import { PAPERWORK_DOCUMENT_KO, PAPERWORK_TO_COMPLETE } from '../../contract/states';
import { slugOf } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { resumeErrorCopy } from '../../copy/resume-errors';
import { videoForgotten } from '../../state/identification';
import { navigated } from '../../state/navigation';
import { STATUS_PATH } from '../../state/paths';
import { requestsLoaded } from '../../state/resume';
import { selectResume } from '../../state/selectors';
import { stepOf } from '../../state/stepOf';
import { resumeContinued, type resumeRequested } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { wentElsewhere } from '../request/movedRequest';
import { enterStep } from '../navigation/enterStep';
import { failOnScreen } from '../shared/failures';
import { takeOverTyped } from '../handoff/watchPhone';
import { restartRequested } from '../pageActions';
import { enterReupload } from './reupload';
import { resumeStep } from '../request/resumeStep';

export function* loadRequests() {
  const { data } = yield* callEndpoint(contactApi, 'contactList');
  yield* put(requestsLoaded(data));
  return data;
}

export function* showRequests() {
  yield* call(loadRequests);
  yield* put(navigated({ path: STATUS_PATH, replace: true }));
}

/** A request that is complete has no step to go on with: the list says how it stands. */
function* enterResumed(step: Step) {
  yield* put(videoForgotten());
  if (slugOf(step.name) === 'thanks') {
    yield* call(showRequests);
    return;
  }
  yield* call(resumeStep, step);
  yield* call(takeOverTyped, step);
  yield* call(enterStep, step, { replace: true });
}

function* openRequest(guid: string) {
  const answer = yield* callEndpoint(contactApi, 'contactResume', { guid });
  yield* call(enterResumed, stepOf(answer));
}

/** The request that the code was for. */
export function* openLocated() {
  const answer = yield* callEndpoint(contactApi, 'resume');
  yield* call(enterResumed, stepOf(answer));
}

/** By identity the list, unless the session had expired in the middle of one of them: that one, then. */
function* openListed() {
  const requests = yield* call(loadRequests);
  const { interrupted } = yield* select(selectResume);
  const known = requests.find(({ guid }) => guid === interrupted);
  if (known?.status === PAPERWORK_TO_COMPLETE) yield* call(openRequest, interrupted);
  else if (known?.status === PAPERWORK_DOCUMENT_KO) yield* call(enterReupload, interrupted);
  else yield* put(navigated({ path: STATUS_PATH, replace: true }));
}

/** The list tells whether what was uploaded is still to be given back; then the documents of the guid. */
export function* showReupload(guid: string) {
  yield* call(loadRequests);
  yield* call(enterReupload, guid);
}

/** Once the code is confirmed. */
export function* continueResume() {
  try {
    const { kind, returnTo } = yield* select(selectResume);
    if (returnTo !== '') yield* call(showReupload, returnTo);
    else yield* call(kind === 'identity' ? openListed : openLocated);
  } catch (error) {
    if (yield* call(wentElsewhere, error)) return;
    yield* failOnScreen(error, {
      retry: resumeContinued(),
      exit: { label: resumeErrorCopy.backToList, action: restartRequested(STATUS_PATH) },
    });
  }
}

/** 'Riprendi richiesta'. */
export function* resumeRequest(action: ReturnType<typeof resumeRequested>) {
  try {
    yield* call(openRequest, action.payload.guid);
  } catch (error) {
    if (yield* call(wentElsewhere, error)) return;
    yield* failOnScreen(error, { retry: action, exit: { label: resumeErrorCopy.backToList } });
  }
}

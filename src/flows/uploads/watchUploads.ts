/** Files on their way to the service: sent whatever page is on show, kept where they failed (docs/decisions/uploads.md). */
import type { Task } from 'redux-saga';
import { call, cancel, cancelled, fork, put, select, take } from 'typed-redux-saga';
import { releaseFile, releaseFiles, type FileRef } from '../../api/files';
import { uploadMoved } from '../../api/progress';
import { uploadsApi } from '../../api/uploads';
import { isApiError, UNEXPECTED_ERROR } from '../../contract/errors';
import { videoForgotten } from '../../state/identification';
import { requestForgotten } from '../../state/root';
import { selectGuid, selectUpload } from '../../state/selectors';
import { componentMarked } from '../../state/step';
import { uploadFailed, uploadStopped, uploadStored } from '../../state/uploads';
import { callEndpoint } from '../shared/callEndpoint';
import { holdPage, letPageGo } from './unloadWarning';
import { uploadCancelled, uploadRequested, type UploadRequest } from '../uploadActions';

/** The value of an upload's component once the service has the file. */
export const STORED = 'valid';

/** The file of an earlier attempt that failed makes room. */
function* releaseFailed(key: string) {
  const phase = (yield* select(selectUpload(key)))?.phase;
  if (phase?.name === 'failed') releaseFile(phase.file);
}

/** Does `work` as the upload of that key: leaving asks, the outcome is in the store, the file is kept for another attempt alone. */
export function* sendAs<Failure>(
  key: string,
  file: FileRef,
  work: () => Generator,
  onFailure?: (message: string) => Generator<unknown, Failure>,
) {
  yield* call(releaseFailed, key);
  yield* put(uploadMoved({ key, phase: { name: 'sending', fraction: 0 } }));
  holdPage();
  try {
    yield* call(work);
    releaseFile(file);
    yield* put(uploadStored({ key }));
  } catch (error) {
    const message = isApiError(error) ? error.message : UNEXPECTED_ERROR;
    yield* put(uploadFailed({ key, message, file }));
    if (onFailure) yield* call(onFailure, message);
  } finally {
    letPageGo();
    if (yield* cancelled()) {
      releaseFile(file);
      yield* put(uploadStopped({ key }));
    }
  }
}

function* deliver({ endpoint, request, path }: UploadRequest) {
  const guid = yield* select(selectGuid);
  yield* endpoint === 'documentUpload'
    ? callEndpoint(uploadsApi, endpoint, request)
    : callEndpoint(uploadsApi, endpoint, request);
  const [widget, component] = path?.split('.') ?? [];
  if (widget && component && guid === (yield* select(selectGuid)))
    yield* put(componentMarked({ widget, component, value: STORED, status: STORED }));
}

function* upload(action: ReturnType<typeof uploadRequested>['payload']) {
  yield* call(sendAs, action.key, action.request.file, () => deliver(action));
}

/** The failed file is not wanted any more. */
function* giveUp(key: string) {
  yield* call(releaseFailed, key);
  yield* put(uploadStopped({ key }));
}

/** One upload of a key at a time; the newer takes the place of the older. */
export function* watchUploads() {
  const running = new Map<string, Task>();
  for (;;) {
    const action: unknown = yield* take([uploadRequested, uploadCancelled, videoForgotten, requestForgotten]);
    const isRequest = uploadRequested.match(action);
    if (isRequest || uploadCancelled.match(action)) {
      const { key } = action.payload;
      const task = running.get(key);
      if (task?.isRunning()) yield* cancel(task);
      else if (!isRequest) yield* call(giveUp, key);
      if (isRequest) running.set(key, yield* fork(upload, action.payload));
    } else {
      // Another request, or nobody's any more.
      for (const task of running.values()) yield* cancel(task);
      running.clear();
      releaseFiles();
    }
  }
}

/** Uploads continue when the page changes; failed files are kept for a retry (docs/decisions/uploads.md). */
import type { Task } from 'redux-saga';
import { call, cancel, cancelled, fork, put, select, take } from 'typed-redux-saga';
import { releaseFile, releaseFiles, type FileRef } from '../../api/files';
import { uploadMoved } from '../../api/uploadProgress';
import { uploadsApi } from '../../api/uploads';
import { isSessionOver, wordsBesideRetry } from '../../contract/errors';
import { videoForgotten } from '../../state/identification';
import { requestForgotten } from '../../state/root';
import { selectGuid, selectUpload } from '../../state/selectors';
import { componentMarked } from '../../state/step';
import { uploadFailed, uploadStopped, uploadStored } from '../../state/uploads';
import { callEndpoint } from '../shared/callEndpoint';
import { failInDialog } from '../shared/failures';
import { warnBeforeUnload, stopUnloadWarning } from './unloadWarning';
import { uploadCancelled, uploadRequested, type UploadRequest } from '../actions';

/** A component's value once the service has stored its file. */
export const STORED = 'valid';

/** Releases the file of an earlier, failed attempt. */
function* releaseFailed(key: string) {
  const phase = (yield* select(selectUpload(key)))?.phase;
  if (phase?.name === 'failed') releaseFile(phase.file);
}

/**
 * Runs `work` as the upload with that key: warns before unload, records the outcome, and keeps the file only
 * if it failed.
 */
export function* trackUpload<Failure>(
  key: string,
  file: FileRef,
  work: () => Generator,
  onFailure?: (message: string) => Generator<unknown, Failure>,
) {
  yield* call(releaseFailed, key);
  yield* put(uploadMoved({ key, phase: { name: 'sending', fraction: 0 } }));
  warnBeforeUnload();
  try {
    yield* call(work);
    releaseFile(file);
    yield* put(uploadStored({ key }));
  } catch (error) {
    const message = wordsBesideRetry(error);
    yield* put(uploadFailed({ key, message, file }));
    if (onFailure) yield* call(onFailure, message);
    // The upload's own 'Riprova' cannot succeed any more.
    if (isSessionOver(error)) yield* failInDialog(error);
  } finally {
    stopUnloadWarning();
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
  yield* call(trackUpload, action.key, action.request.file, () => deliver(action));
}

/** Discards the failed upload and its file. */
function* discardFailed(key: string) {
  yield* call(releaseFailed, key);
  yield* put(uploadStopped({ key }));
}

/** Runs one upload per key. A new upload cancels the running one. */
export function* watchUploads() {
  const running = new Map<string, Task>();
  for (;;) {
    const action: unknown = yield* take([uploadRequested, uploadCancelled, videoForgotten, requestForgotten]);
    const isRequest = uploadRequested.match(action);
    if (isRequest || uploadCancelled.match(action)) {
      const { key } = action.payload;
      const task = running.get(key);
      if (task?.isRunning()) yield* cancel(task);
      else if (!isRequest) yield* call(discardFailed, key);
      if (isRequest) running.set(key, yield* fork(upload, action.payload));
    } else {
      // The session has switched requests or ended.
      for (const task of running.values()) yield* cancel(task);
      running.clear();
      releaseFiles();
    }
  }
}

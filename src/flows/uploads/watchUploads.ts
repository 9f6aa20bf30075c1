/** Uploads continue when the page changes; failed files are kept for a retry (docs/decisions/uploads.md). */
import type { Task } from 'redux-saga';
import { call, cancel, cancelled, fork, put, select, take } from 'typed-redux-saga';
import { releaseFile, releaseFiles, type FileRef } from '../../api/files';
import { uploadMoved } from '../../api/uploadProgress';
import { uploadsApi } from '../../api/uploads';
import { isApiError, isSessionOver, wordsBesideRetry } from '../../contract/errors';
import type { DocumentReading } from '../../contract/wire';
import { videoForgotten } from '../../state/identification';
import { requestForgotten } from '../../state/root';
import { selectGuid, selectUpload } from '../../state/selectors';
import { componentMarked } from '../../state/step';
import { uploadFailed, uploadStopped, uploadStored } from '../../state/uploads';
import { callEndpoint } from '../shared/callEndpoint';
import { failInDialog } from '../shared/failures';
import { warnBeforeUnload, stopUnloadWarning } from './unloadWarning';
import { uploadCancelled, uploadRequested, type UploadRequest } from '../actions';

export const STORED = 'valid';

function* releaseFailed(key: string) {
  const phase = (yield* select(selectUpload(key)))?.phase;
  if (phase?.name === 'failed' && phase.file) releaseFile(phase.file);
}

/** The file is kept only where the upload failed, for a retry. */
export function* trackUpload<Failure>(
  key: string,
  file: FileRef,
  work: () => Generator<unknown, DocumentReading | undefined>,
  onFailure?: (message: string, isDead: boolean) => Generator<unknown, Failure>,
) {
  yield* call(releaseFailed, key);
  yield* put(uploadMoved({ key, phase: { name: 'sending', fraction: 0 } }));
  warnBeforeUnload();
  try {
    const reading = yield* call(work);
    releaseFile(file);
    yield* put(uploadStored({ key, ...(reading && { reading }) }));
  } catch (error) {
    const message = wordsBesideRetry(error);
    const isDead = isApiError(error) && error.kind === 'file';
    if (isDead) releaseFile(file);
    yield* put(uploadFailed({ key, message, ...(!isDead && { file }) }));
    if (onFailure) yield* call(onFailure, message, isDead);
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
  const { data } = yield* endpoint === 'documentUpload'
    ? callEndpoint(uploadsApi, endpoint, request)
    : callEndpoint(uploadsApi, endpoint, request);
  const [widget, component] = path?.split('.') ?? [];
  if (widget && component && guid === (yield* select(selectGuid)))
    yield* put(componentMarked({ widget, component, value: STORED, status: STORED }));
  return data?.reading;
}

function* upload(action: ReturnType<typeof uploadRequested>['payload']) {
  yield* call(trackUpload, action.key, action.request.file, () => deliver(action));
}

function* discardFailed(key: string) {
  yield* call(releaseFailed, key);
  yield* put(uploadStopped({ key }));
}

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

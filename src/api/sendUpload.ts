import type { UploadProgress } from './uploadProgress';
import { LATE_ANSWER_MS, onReturn } from './pageCache';
import type { HttpRequest } from './request';
import { NoAnswer, type HttpAnswer, type Limits } from './transport';
import { formOf } from './uploadForm';

export interface UploadLimits extends Limits {
  /**
   * Milliseconds without progress in either direction. The whole upload may take longer on a slow connection.
   */
  readonly timeout: number;
  readonly onPhase: (phase: UploadProgress) => void;
}

/** XMLHttpRequest, because fetch reports no upload progress. */
export const sendOnce = (
  { url, method, form = [] }: HttpRequest,
  { timeout, signal, onPhase }: UploadLimits,
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.withCredentials = true;
    xhr.responseType = 'text';
    let reason: NoAnswer['reason'] = 'network';
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Not left to `onabort`: see pageCache.ts. */
    const giveUp = (): void => {
      xhr.onabort = null;
      ended();
      xhr.abort();
      reject(new NoAnswer(reason));
    };
    const stillMoving = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reason = 'timeout';
        giveUp();
      }, timeout);
    };
    const stopListening = onReturn(() => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, LATE_ANSWER_MS);
    });
    let left = 0;
    xhr.upload.onprogress = ({ loaded, total }) => {
      if (loaded <= left) return;
      left = loaded;
      stillMoving();
      onPhase(loaded < total ? { name: 'sending', fraction: loaded / total } : { name: 'verifying' });
    };
    xhr.onprogress = stillMoving;
    const ended = (): void => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', giveUp);
    };
    xhr.onload = () => {
      ended();
      resolve({ status: xhr.status, body: new Blob([xhr.responseText]) });
    };
    xhr.onerror = () => {
      ended();
      reject(new NoAnswer('network'));
    };
    xhr.onabort = () => {
      ended();
      reject(new NoAnswer(reason));
    };
    signal.addEventListener('abort', giveUp);
    onPhase({ name: 'sending', fraction: 0 });
    stillMoving();
    xhr.send(formOf(form));
  });

import type { HttpRequest } from './request';

export interface HttpAnswer {
  readonly status: number;
  readonly body: Blob;
}

/** Why no answer came. */
export class NoAnswer extends Error {
  constructor(readonly reason: 'timeout' | 'network') {
    super(reason);
  }
}

interface Limits {
  /** Milliseconds for the whole exchange, body included. */
  readonly timeout: number;
  /** The caller's own abort. */
  readonly signal: AbortSignal;
}

export const sendJson = async ({ url, method, body }: HttpRequest, limits: Limits): Promise<HttpAnswer> => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(() => controller.abort('timeout'), limits.timeout);
  limits.signal.addEventListener('abort', abort);
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      signal: controller.signal,
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    });
    return { status: response.status, body: await response.blob() };
  } catch {
    throw new NoAnswer(controller.signal.reason === 'timeout' ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    limits.signal.removeEventListener('abort', abort);
  }
};

/** By XMLHttpRequest: fetch does not tell how much of a body has left. */
export const sendForm = (
  { url, method, body }: HttpRequest,
  limits: Limits & { readonly onProgress: (fraction: number) => void },
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.withCredentials = true;
    xhr.timeout = limits.timeout;
    xhr.responseType = 'blob';
    xhr.upload.onprogress = ({ loaded, total }) => limits.onProgress(total > 0 ? loaded / total : 0);
    xhr.onload = () => resolve({ status: xhr.status, body: xhr.response as Blob });
    xhr.onerror = () => reject(new NoAnswer('network'));
    xhr.onabort = () => reject(new NoAnswer('network'));
    xhr.ontimeout = () => reject(new NoAnswer('timeout'));
    limits.signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });

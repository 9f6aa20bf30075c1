import { fetchOnce } from './earlyAnswers';
import { LATE_ANSWER_MS, onReturn, orAborted } from './pageCache';
import type { HttpRequest } from './request';

export interface HttpAnswer {
  readonly status: number;
  readonly body: Blob;
}

export class NoAnswer extends Error {
  constructor(
    readonly reason: 'timeout' | 'network' | 'file',
    readonly words?: string,
  ) {
    super(reason);
  }
}

export interface Limits {
  /** Milliseconds for the whole exchange, body included. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** The call is made once more if the page comes out of the browser's page cache and no answer follows. */
  readonly again?: boolean;
}

const exchange = async ({ url, method, body }: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> => {
  const response = await fetchOnce(url, {
    method,
    credentials: 'include',
    signal,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
  return { status: response.status, body: await response.blob() };
};

export const sendJson = async (http: HttpRequest, { again, ...limits }: Limits): Promise<HttpAnswer> => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let timer = setTimeout(() => controller.abort('timeout'), limits.timeout);
  const stopListening = onReturn(() => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort('returned'), LATE_ANSWER_MS);
  });
  limits.signal.addEventListener('abort', abort);
  try {
    return await orAborted(exchange(http, controller.signal), controller.signal);
  } catch {
    const reason: unknown = controller.signal.reason;
    if (again && reason === 'returned') return await sendJson(http, limits);
    throw new NoAnswer(reason === 'timeout' ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    stopListening();
    limits.signal.removeEventListener('abort', abort);
  }
};

export const parseBody = async (blob: Blob): Promise<Record<string, unknown> | undefined> => {
  try {
    const body: unknown = JSON.parse(await blob.text());
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

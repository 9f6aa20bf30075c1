import { fetchOnce } from './earlyAnswers';
import type { HttpRequest } from './request';

export interface HttpAnswer {
  readonly status: number;
  readonly body: Blob;
}

/** Thrown when a call gets no response. */
export class NoAnswer extends Error {
  constructor(
    readonly reason: 'timeout' | 'network',
    /** A message for the applicant that replaces the default one. */
    readonly words?: string,
  ) {
    super(reason);
  }
}

export interface Limits {
  /** Milliseconds for the whole exchange, body included. */
  readonly timeout: number;
  /** Aborts the call. */
  readonly signal: AbortSignal;
}

export const sendJson = async ({ url, method, body }: HttpRequest, limits: Limits): Promise<HttpAnswer> => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(() => controller.abort('timeout'), limits.timeout);
  limits.signal.addEventListener('abort', abort);
  try {
    const response = await fetchOnce(url, {
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

/** Returns the JSON object in a response body; undefined for anything else. */
export const parseBody = async (blob: Blob): Promise<Record<string, unknown> | undefined> => {
  try {
    const body: unknown = JSON.parse(await blob.text());
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

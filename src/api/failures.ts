/** Turns every failure of a call into an ApiError. Nothing else creates one. */
import { networkCopy } from '../copy/app';
import type { EndpointName } from '../contract/endpoints';
import { SERVICE_UNAVAILABLE, SESSION_ENDED, type ApiError } from '../contract/errors';
import { refusalTexts } from '../contract/refusalTexts';
import { isSessionExpiry, type SessionExpiryMessages } from '../contract/sessionExpiry';
import type { Widget } from '../contract/wire';

export const timeoutError = (endpoint: EndpointName): ApiError => ({
  kind: 'timeout',
  endpoint,
  message: networkCopy.timeout,
});

export const networkError = (endpoint: EndpointName, words: string = networkCopy.network): ApiError => ({
  kind: 'network',
  endpoint,
  message: words,
});

/** HTTP statuses that refuse what was sent. Others (401, 429, 5xx) say nothing about it. */
const refusing: readonly (number | undefined)[] = [400, 403, 404, 409, 410, 422];

/** Returns the words for an answer that has none. */
const wordsFor = (endpoint: EndpointName, httpStatus: number | undefined): string => {
  if (httpStatus === 401) return SESSION_ENDED;
  const isRefusal = httpStatus === 200 || refusing.includes(httpStatus);
  return (isRefusal ? refusalTexts[endpoint] : undefined) ?? SERVICE_UNAVAILABLE;
};

/** Creates the error of an answer without the service's own format. */
export const httpError = (endpoint: EndpointName, httpStatus?: number): ApiError => {
  const isRefusal = refusing.includes(httpStatus) && refusalTexts[endpoint] !== undefined;
  return {
    kind: isRefusal ? 'business' : 'http',
    endpoint,
    message: isRefusal || httpStatus === 401 ? wordsFor(endpoint, httpStatus) : SERVICE_UNAVAILABLE,
    ...(httpStatus !== undefined && { httpStatus }),
  };
};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Creates the error of a refusal in the service's own format: `bad_request` or `error`, with a message. */
export const refusal = (
  endpoint: EndpointName,
  httpStatus: number,
  body: Readonly<Record<string, unknown>>,
  known: SessionExpiryMessages,
): ApiError => {
  const message = text(body.message) ?? wordsFor(endpoint, httpStatus);
  const supportCode = text(body.supportCode);
  return {
    kind: isSessionExpiry(endpoint, message, known) ? 'sessionExpiry' : 'business',
    endpoint,
    message,
    httpStatus,
    ...(supportCode !== undefined && { supportCode }),
    ...(Array.isArray(body.widgets) && body.widgets.length > 0 && { widgets: body.widgets as Widget[] }),
  };
};

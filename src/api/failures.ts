import { networkCopy } from '../copy/app';
import { looseFields } from '../contract/loose';
import type { EndpointName } from '../contract/endpoints';
import { SERVICE_UNAVAILABLE, SESSION_ENDED, type ApiError } from '../contract/errors';
import { failureTexts, refusalTexts } from '../contract/refusalTexts';
import { isSessionExpiry, type SessionExpiryMessages } from '../contract/sessionExpiry';
import type { Widget } from '../contract/wire';

export const timeoutError = (endpoint: EndpointName): ApiError => ({
  kind: 'timeout',
  endpoint,
  message: networkCopy.timeout,
});

export const networkError = (
  endpoint: EndpointName,
  words: string = networkCopy.network,
  kind: 'network' | 'file' = 'network',
): ApiError => ({ kind, endpoint, message: words });

/** HTTP statuses that refuse what was sent. Others (401, 429, 5xx) say nothing about it. */
const refusing: readonly (number | undefined)[] = [400, 403, 404, 409, 410, 422];

const wordsFor = (endpoint: EndpointName, httpStatus: number | undefined): string => {
  if (httpStatus === 401) return SESSION_ENDED;
  const isRefusal = httpStatus === 200 || refusing.includes(httpStatus);
  return failureTexts[endpoint] ?? (isRefusal ? refusalTexts[endpoint] : undefined) ?? SERVICE_UNAVAILABLE;
};

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

export const refusal = (
  endpoint: EndpointName,
  httpStatus: number,
  body: Readonly<Record<string, unknown>>,
  known: SessionExpiryMessages,
): ApiError => {
  const inner = looseFields(body.data);
  const message = text(body.message) ?? text(inner.message) ?? wordsFor(endpoint, httpStatus);
  const widgets = [body.widgets, inner.widgets].find((one) => Array.isArray(one) && one.length > 0);
  const supportCode = text(body.supportCode);
  return {
    kind: isSessionExpiry(endpoint, message, known) ? 'sessionExpiry' : 'business',
    endpoint,
    message,
    httpStatus,
    ...(supportCode !== undefined && { supportCode }),
    ...(widgets !== undefined && { widgets: widgets as Widget[] }),
  };
};

/** Turns every failure of a call into an ApiError. Nothing else creates one. */
import { networkCopy } from '../copy/app';
import type { EndpointName } from '../contract/endpoints';
import { SERVICE_UNAVAILABLE, type ApiError } from '../contract/errors';
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

export const httpError = (endpoint: EndpointName, httpStatus?: number): ApiError => ({
  kind: 'http',
  endpoint,
  message: SERVICE_UNAVAILABLE,
  ...(httpStatus !== undefined && { httpStatus }),
});

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Creates the error of a refusal in the service's own format: `bad_request` or `error`, with a message. */
export const refusal = (
  endpoint: EndpointName,
  httpStatus: number,
  body: Readonly<Record<string, unknown>>,
  known: SessionExpiryMessages,
): ApiError => {
  const message = text(body.message) ?? SERVICE_UNAVAILABLE;
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

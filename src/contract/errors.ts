/** The one typed error that leaves the network border; everything above it handles no other. */
import type { EndpointName } from './endpoints';
import type { Widget } from './wire';

export type ApiErrorKind =
  | 'business' // the service understood and refused; its message is for the applicant
  | 'sessionExpiry' // a known message on one of the four named calls
  | 'timeout' // no answer within REQUEST_TIMEOUT_MS
  | 'network' // no connection, or it broke
  | 'http'; // an answer that is not of the typed form

export interface ApiError {
  readonly kind: ApiErrorKind;
  readonly endpoint: EndpointName;
  /** Italian, fit for the applicant. */
  readonly message: string;
  readonly httpStatus?: number;
  /** Field errors that came with a refusal. */
  readonly widgets?: readonly Widget[];
  readonly supportCode?: string;
}

const kinds: readonly string[] = ['business', 'sessionExpiry', 'timeout', 'network', 'http'];

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  'endpoint' in error &&
  kinds.includes(String(error.kind));

export const UNEXPECTED_ERROR = 'Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.';
export const SERVICE_UNAVAILABLE = 'Servizio momentaneamente non disponibile.';

/** The only error type that leaves the API layer. */
import type { EndpointName } from './endpoints';
import type { Widget } from './wire';

export type ApiErrorKind =
  | 'business' // the service refused the call; its message is for the applicant
  | 'sessionExpiry' // a message that means an expired session, on one of four calls
  | 'timeout'
  | 'network'
  | 'file' // the file cannot be sent: only another one helps
  | 'http'; // a response without the service's own format

export interface ApiError {
  readonly kind: ApiErrorKind;
  readonly endpoint: EndpointName;
  /** In Italian, for the applicant. */
  readonly message: string;
  readonly httpStatus?: number;
  readonly widgets?: readonly Widget[];
  readonly supportCode?: string;
}

const kinds: readonly string[] = ['business', 'sessionExpiry', 'timeout', 'network', 'file', 'http'];

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  'endpoint' in error &&
  kinds.includes(String(error.kind));

export const UNEXPECTED_ERROR = 'Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.';
/** The back end is at a step that neither its title nor its components identify (steps/naming.ts). */
export const UNKNOWN_STEP =
  'La richiesta è a un passaggio che questa pagina non riconosce. Riprova più tardi o contatta l’assistenza.';
/** The back end has answered with the step that was sent, and does not say what is wrong. */
export const STEP_NOT_TAKEN =
  'I dati di questa pagina non sono stati accettati. Controllali e riprova; se non basta, contatta l’assistenza.';
export const SERVICE_UNAVAILABLE = 'Servizio momentaneamente non disponibile.';
export const SESSION_ENDED =
  'Per proteggere i tuoi dati la sessione si è chiusa. Riprendi la richiesta per continuare.';

/** Calls that hold what was typed against what is known: some back ends refuse a wrong code with 401. */
const checking: readonly EndpointName[] = [
  'confermaEmail',
  'confermaCellulare',
  'contactValidateCell',
  'resumeValidateCell',
  'otpVerify',
];

const isOfCode = ({ endpoint, kind, message }: ApiError): boolean =>
  checking.includes(endpoint) && kind === 'business' && !/session/i.test(message);

/**
 * The service has no session or request for the call. The four known messages of an expired session are
 * another kind.
 */
export const isSessionOver = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind !== 'sessionExpiry' && error.httpStatus === 401 && !isOfCode(error);

const UNEXPECTED_RETRY = 'Si è verificato un errore imprevisto. Riprova tra qualche istante.';

/** Nobody has to load the page again where a button tries again. */
export const wordsBesideRetry = (error: unknown): string =>
  isApiError(error) && error.message !== UNEXPECTED_ERROR ? error.message : UNEXPECTED_RETRY;

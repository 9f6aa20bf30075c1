/**
 * Refusals: thrown anywhere under a handler, answered by the one error handler in the form of the contract.
 */
import type { Widget } from '../../src/contract/wire';

interface RefusalOptions {
  /** 200 for what the applicant did, by section 7; 4xx for what no honest client sends. */
  readonly httpStatus?: number;
  readonly widgets?: readonly Widget[];
  /** With 429: when the same call has a chance again. */
  readonly retryAfterSeconds?: number;
}

/**
 * The service understood and refuses; `message` is Italian, for the applicant,
 * unless it is one of the known four.
 */
export class Refusal extends Error {
  readonly httpStatus: number;
  readonly widgets?: readonly Widget[];
  readonly retryAfterSeconds?: number;

  constructor(message: string, { httpStatus = 200, widgets, retryAfterSeconds }: RefusalOptions = {}) {
    super(message);
    this.httpStatus = httpStatus;
    this.widgets = widgets;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** More is under way than the service can do at once; the same call succeeds a little later. */
export class Overloaded extends Error {}

export const NO_PROCESS = 'no process found for session';
export const SESSION_ENDED = 'La sessione è scaduta. Aggiorna la pagina e riprova.';
export const OVERLOADED = 'Il servizio è molto occupato. Riprova tra qualche secondo.';
export const REQUEST_MALFORMED = 'La richiesta non è valida. Aggiorna la pagina e riprova.';
/** Of a request that is signed: its answers and files stay as they were signed. */
export const CONCLUDED = 'La richiesta è già stata inviata: da qui non si può più modificare.';

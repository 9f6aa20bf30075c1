/**
 * Refusals can be thrown anywhere in a handler. The error handler turns them into answers of the contract.
 */
import type { Widget } from '../../src/contract/wire';
import type { RefusalReason } from './reasons';

export { SESSION_ENDED } from '../../src/contract/errors';

interface RefusalOptions {
  /** 200 for a mistake of the applicant (spec, section 7); 4xx for what no honest client sends. */
  readonly httpStatus?: number;
  readonly widgets?: readonly Widget[];
  /** With 429: the seconds after which the same call may succeed. */
  readonly retryAfterSeconds?: number;
  /** For the log, beside the reason: the name of a field or of a rate limit. Never a value. */
  readonly detail?: string;
}

/**
 * The service understood the call and refuses it. `message` is Italian text for the applicant, unless it is
 * one of the four known ones.
 */
export class Refusal extends Error {
  readonly httpStatus: number;
  readonly widgets?: readonly Widget[];
  readonly retryAfterSeconds?: number;
  readonly detail?: string;

  /** `reason` is for the log and the metrics. It is not in the answer. */
  constructor(
    readonly reason: RefusalReason,
    message: string,
    { httpStatus = 200, widgets, retryAfterSeconds, detail }: RefusalOptions = {},
  ) {
    super(message);
    this.httpStatus = httpStatus;
    this.widgets = widgets;
    this.retryAfterSeconds = retryAfterSeconds;
    this.detail = detail;
  }
}

/** The service is too busy. The same call succeeds a little later. */
export class Overloaded extends Error {}

export const NO_PROCESS = 'no process found for session';
export const OVERLOADED = 'Il servizio è molto occupato. Riprova tra qualche secondo.';
export const REQUEST_MALFORMED = 'La richiesta non è valida. Aggiorna la pagina e riprova.';
/** For a signed request, whose answers and files must not change. */
export const CONCLUDED = 'La richiesta è già stata inviata: da qui non si può più modificare.';

/**
 * - refused: the gateway answered that it does not take the message.
 * - throttled: it takes none at the moment. The message was surely not sent.
 * - unreachable: there was no connection to it. The message was surely not sent.
 * - unclear: the connection broke, or the answer cannot be understood. The message may have been sent.
 */
export type FailedDelivery = 'refused' | 'throttled' | 'unreachable' | 'unclear';

interface NotDeliveredOptions {
  readonly outcome: FailedDelivery;
  /** The gateway's own words, as `cleanReason` leaves them: they are logged. */
  readonly reason?: string;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** A message was not handed over. Neither its text nor its recipient is in the error. */
export class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
  readonly outcome: FailedDelivery;
  readonly reason: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { outcome, reason, retryAfterMs, cause }: NotDeliveredOptions) {
    super(message, { cause });
    this.outcome = outcome;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

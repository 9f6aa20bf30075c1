import type { Lookups } from '../lookups';

export interface ValidationContext {
  /** The current date of the service in Europe/Rome, yyyy-MM-dd. */
  readonly today: string;
  /** From the customer info. Values that are known are not asked for. */
  readonly pecKnown?: boolean;
  readonly phoneKnown?: boolean;
  /** The loaded lists. Without its list a value is not checked against it. */
  readonly lookups?: Partial<Lookups>;
}

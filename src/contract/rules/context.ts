import type { Lookups } from '../lookups';

/** What a rule must know beyond the values of its own step. */
export interface ValidationContext {
  /** The service's day in Europe/Rome, yyyy-MM-dd. */
  readonly today: string;
  /** From the customer info: what is known is not asked again. */
  readonly pecKnown?: boolean;
  readonly phoneKnown?: boolean;
  /** The lists; one that is not known here judges nothing. */
  readonly lookups?: Partial<Lookups>;
}

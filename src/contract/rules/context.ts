/** What a rule must know beyond the values of its own step. */
export interface ValidationContext {
  /** The service's day in Europe/Rome, yyyy-MM-dd. */
  readonly today: string;
  /** From the customer info: what is known is not asked again. */
  readonly pecKnown?: boolean;
  readonly phoneKnown?: boolean;
}

/** Sums the amounts that are in use right now, by key. Kept in the memory of this process only. */

/** At most `most` under `key` at once. */
export interface Share {
  readonly key: string;
  readonly amount: number;
  readonly most: number;
}

export interface Ledger {
  /**
   * Reserves every share, or none: returns undefined when one does not fit. A share that is alone under its
   * key always fits; otherwise one larger than `most` would wait for ever. The result releases all, once.
   */
  take(shares: readonly Share[]): (() => void) | undefined;
  /** The amount that is in use under the key. */
  sum(key: string): number;
}

export const openLedger = (): Ledger => {
  const sums = new Map<string, number>();
  const sum = (key: string): number => sums.get(key) ?? 0;
  const add = (key: string, amount: number): void => {
    const total = sum(key) + amount;
    if (total > 0) sums.set(key, total);
    else sums.delete(key);
  };
  return {
    sum,
    take: (shares) => {
      const hasRoom = ({ key, amount, most }: Share): boolean => sum(key) === 0 || sum(key) + amount <= most;
      if (!shares.every(hasRoom)) return undefined;
      for (const { key, amount } of shares) add(key, amount);
      let isTaken = true;
      return () => {
        if (isTaken) for (const { key, amount } of shares) add(key, -amount);
        isTaken = false;
      };
    },
  };
};

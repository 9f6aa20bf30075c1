/** What is under way at this moment, summed by key: of one process, and nothing of it is kept. */

/** No more than `most` under `key` at once. */
export interface Share {
  readonly key: string;
  readonly amount: number;
  readonly most: number;
}

export interface Ledger {
  /**
   * Takes every share, or none: undefined where one has no room. What is alone under its key always has, or
   * something larger than `most` would never have its turn. The answer gives all back, once.
   */
  take(shares: readonly Share[]): (() => void) | undefined;
  /** Under the key now. */
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

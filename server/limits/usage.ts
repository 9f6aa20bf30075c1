/** Amounts that are in use right now, in the memory of this process only. */
import { Overloaded } from '../errors/refusal';

interface Share {
  readonly key: string;
  readonly amount: number;
  readonly most: number;
}

export interface Ledger {
  /**
   * Reserves every share, or none: returns undefined when one does not fit. A share that is alone under its
   * key always fits; otherwise one larger than `most` would wait for ever. The result releases all, once.
   * Only for what ends by an event, see `whenCallEnds`; everything else uses `hold`.
   */
  take(shares: readonly Share[]): (() => void) | undefined;
  /** Gives the shares back however `work` ends. Throws Overloaded. */
  hold<T>(shares: readonly Share[], work: () => Promise<T>): Promise<T>;
  sum(key: string): number;
  held(): { readonly holders: number; readonly oldestMs: number };
}

const opened = new Map<string, Ledger>();
export const openLedgers: ReadonlyMap<string, Ledger> = opened;

/** The metrics show the newest of a `name`. */
export const openLedger = (name: string): Ledger => {
  const sums = new Map<string, number>();
  /** The oldest first. */
  const holders = new Map<object, number>();
  const sum = (key: string): number => sums.get(key) ?? 0;
  const add = (key: string, amount: number): void => {
    const total = sum(key) + amount;
    if (total > 0) sums.set(key, total);
    else sums.delete(key);
  };
  const take: Ledger['take'] = (shares) => {
    const hasRoom = ({ key, amount, most }: Share): boolean => sum(key) === 0 || sum(key) + amount <= most;
    if (!shares.every(hasRoom)) return undefined;
    for (const { key, amount } of shares) add(key, amount);
    holders.set(shares, performance.now());
    return () => {
      if (holders.delete(shares)) for (const { key, amount } of shares) add(key, -amount);
    };
  };
  const ledger: Ledger = {
    sum,
    take,
    hold: async (shares, work) => {
      const giveBack = take(shares);
      if (!giveBack) throw new Overloaded();
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
    held: () => {
      const [oldest] = holders.values();
      return { holders: holders.size, oldestMs: oldest === undefined ? 0 : performance.now() - oldest };
    },
  };
  opened.set(name, ledger);
  return ledger;
};

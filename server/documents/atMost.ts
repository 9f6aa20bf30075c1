import { Overloaded } from '../errors';

/** Of pictures, and of PDFs, that wait: those behind them would wait longer than the app does. */
export const PLACES = 16;

/** Runs work in its turn. Rejects with Overloaded where too many wait. `owner` is whoever it is for. */
export type InTurn = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs no more than `slots` pieces of work at once, and of each owner one; the others wait for their turn, first come
 * first served, at most `places` of them.
 */
export const atMost = (slots: number, places = Infinity): InTurn => {
  const waiting: { readonly owner: string; readonly begin: () => void }[] = [];
  const running = new Set<string>();
  const mayRun = (owner: string): boolean => running.size < slots && !running.has(owner);
  const end = (owner: string): void => {
    running.delete(owner);
    const at = waiting.findIndex((one) => mayRun(one.owner));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    running.add(next.owner);
    next.begin();
  };
  return async (owner, work) => {
    if (mayRun(owner)) running.add(owner);
    else if (waiting.length >= places) throw new Overloaded();
    else await new Promise<void>((begin) => waiting.push({ owner, begin }));
    try {
      return await work();
    } finally {
      end(owner);
    }
  };
};

import { Overloaded } from '../errors/refusal';

/** Pieces of work that wait at the most: those behind them would wait longer than the app does. */
export const PLACES = 64;

/** Whoever work is for, in two levels: the network address, and of that address the request. */
export const ownerOf = (address: string, request: string): string => `${address}/${request}`;

/**
 * Runs work in its turn. Rejects with Overloaded where too many wait. `owner` is whoever it is for (ownerOf).
 */
export type InTurn = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly owner: string;
  readonly begin: () => void;
  readonly giveUp: (error: Overloaded) => void;
}
/** What waits of each request of an address. In both maps the first key is the one whose turn is next. */
type Requests = Map<string, Waiting[]>;

const addressOf = (owner: string): string => owner.slice(0, Math.max(0, owner.lastIndexOf('/')));
const countOf = (requests: Requests | undefined): number =>
  [...(requests?.values() ?? [])].reduce((sum, line) => sum + line.length, 0);

/** Puts the key behind the others, or takes it away where nothing of it waits any more. */
const rotate = <V>(all: Map<string, V>, key: string, value: V, isEmpty: boolean): void => {
  all.delete(key);
  if (!isEmpty) all.set(key, value);
};

/**
 * Runs no more than `slots` pieces of work at once, and of each request one. Addresses have turns one after
 * the other, and so have the requests of each address: whoever waits is passed at most once by each of the
 * others, however much they bring. No more than `places` wait: one more is taken in the place of the last of
 * the address that has most, or refused where none has more than its own.
 */
export const atMost = (slots: number, places = Infinity): InTurn => {
  const lines = new Map<string, Requests>();
  const running = new Set<string>();
  let waitingCount = 0;

  const removed = (address: string, owner: string, at: 'first' | 'last'): Waiting | undefined => {
    const requests = lines.get(address);
    const line = requests?.get(owner);
    const one = at === 'first' ? line?.shift() : line?.pop();
    if (!requests || !line || !one) return undefined;
    waitingCount -= 1;
    if (at === 'first' || line.length === 0) rotate(requests, owner, line, line.length === 0);
    if (at === 'first' || requests.size === 0) rotate(lines, address, requests, requests.size === 0);
    return one;
  };

  const next = (): Waiting | undefined => {
    if (running.size >= slots) return undefined;
    for (const [address, requests] of lines)
      for (const owner of requests.keys()) if (!running.has(owner)) return removed(address, owner, 'first');
    return undefined;
  };

  const beginNext = (): void => {
    const one = next();
    if (!one) return;
    running.add(one.owner);
    one.begin();
    beginNext();
  };

  /**
   * Takes the last piece of the address, and of its request, that has most; false where
   * it has no more than `address`.
   */
  const makeRoom = (address: string): boolean => {
    const [most] = [...lines].sort(([, one], [, other]) => countOf(other) - countOf(one));
    if (!most || countOf(most[1]) <= countOf(lines.get(address)) + 1) return false;
    const [longest] = [...most[1]].sort(([, one], [, other]) => other.length - one.length);
    removed(most[0], longest?.[0] ?? '', 'last')?.giveUp(new Overloaded());
    return true;
  };

  const turn = (owner: string): Promise<void> => {
    const address = addressOf(owner);
    if (waitingCount >= places && !(running.size < slots && !running.has(owner)) && !makeRoom(address))
      return Promise.reject(new Overloaded());
    return new Promise((begin, giveUp) => {
      const requests: Requests = lines.get(address) ?? new Map<string, Waiting[]>();
      lines.set(address, requests);
      requests.set(owner, [...(requests.get(owner) ?? []), { owner, begin, giveUp }]);
      waitingCount += 1;
      beginNext();
    });
  };

  return async (owner, work) => {
    await turn(owner);
    try {
      return await work();
    } finally {
      running.delete(owner);
      beginNext();
    }
  };
};

import { Overloaded } from '../errors/refusal';
import { openLedger } from './usage';

/** The most tasks that may wait. Those behind them would wait longer than the app does. */
export const QUEUE_LENGTH = 64;

/** In two levels: the network address and, below it, the request. */
export const ownerOf = (address: string, request: string): string => `${address}/${request}`;

/** Rejects with Overloaded when too many wait. `owner`: see ownerOf. */
export type RunQueued = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

const waitingIn = new Map<string, () => number>();
export const waitingTasks = (): [queue: string, waiting: number][] =>
  [...waitingIn].map(([name, count]) => [name, count()]);

export const isWaitingIn = (name: string): boolean => (waitingIn.get(name)?.() ?? 0) > 0;

interface Waiting {
  readonly owner: string;
  readonly begin: () => void;
  readonly giveUp: (error: Overloaded) => void;
}
/** In both maps the first key is next. */
type Requests = Map<string, Waiting[]>;

const addressOf = (owner: string): string => owner.slice(0, Math.max(0, owner.lastIndexOf('/')));
const countOf = (requests: Requests | undefined): number =>
  [...(requests?.values() ?? [])].reduce((sum, line) => sum + line.length, 0);

const rotate = <V>(all: Map<string, V>, key: string, value: V, isEmpty: boolean): void => {
  all.delete(key);
  if (!isEmpty) all.set(key, value);
};

/**
 * Returns a queue, called `name` by the metrics, that runs at most `slots` tasks at once, and only one for
 * each request. Addresses take turns, and so do the requests of an address. A waiting task is passed at
 * most once by each other owner, however many tasks that one has. At most `places` tasks wait. When the
 * queue is full, a new task replaces the last one of the address with most, or is rejected when no address
 * has more than its own.
 */
export const fairQueue = (name: string, slots: number | (() => number), places = Infinity): RunQueued => {
  const slotsNow = (): number => (typeof slots === 'number' ? slots : slots());
  const turns = openLedger(name);
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
    if (running.size >= slotsNow()) return undefined;
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

  /** False when the address with most tasks has no more than `address` would have. */
  const makeRoom = (address: string): boolean => {
    const [most] = [...lines].sort(([, one], [, other]) => countOf(other) - countOf(one));
    if (!most || countOf(most[1]) <= countOf(lines.get(address)) + 1) return false;
    const [longest] = [...most[1]].sort(([, one], [, other]) => other.length - one.length);
    removed(most[0], longest?.[0] ?? '', 'last')?.giveUp(new Overloaded());
    return true;
  };

  const turn = (owner: string): Promise<void> => {
    const address = addressOf(owner);
    if (waitingCount >= places && !(running.size < slotsNow() && !running.has(owner)) && !makeRoom(address))
      return Promise.reject(new Overloaded());
    return new Promise((begin, giveUp) => {
      const requests: Requests = lines.get(address) ?? new Map<string, Waiting[]>();
      lines.set(address, requests);
      requests.set(owner, [...(requests.get(owner) ?? []), { owner, begin, giveUp }]);
      waitingCount += 1;
      beginNext();
    });
  };

  waitingIn.set(name, () => waitingCount);
  return async (owner, work) => {
    await turn(owner);
    try {
      return await turns.hold([{ key: 'running', amount: 1, most: slotsNow() }], work);
    } finally {
      running.delete(owner);
      beginNext();
    }
  };
};

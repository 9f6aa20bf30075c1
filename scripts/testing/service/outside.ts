/**
 * A transaction holds locks and a connection, and another service may take seconds to answer: none is called
 * inside one, in any test of the service.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../../server/db/types';
import type { AppDeps } from '../../../server/deps';

const inTransaction = new AsyncLocalStorage<true>();
const broken: string[] = [];

/** Also records the call, since its caller may catch the error. */
const requireOutside = (what: string): void => {
  if (inTransaction.getStore() === undefined) return;
  broken.push(what);
  throw new Error(`${what} was called inside a transaction`);
};

export const takeBroken = (): string[] => broken.splice(0);

interface Pause {
  left: number;
  readonly meanwhile: () => Promise<void>;
}
let pause: Pause | undefined;

/**
 * `meanwhile` runs just before the `place`-th transaction of `work` begins: after the slow work that precedes
 * it. Returns the result, and whether there was such a transaction.
 */
export const withMeanwhile = async <Result>(
  place: number,
  meanwhile: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly wasPaused: boolean }> => {
  const own: Pause = { left: place, meanwhile };
  pause = own;
  try {
    return { result: await work(), wasPaused: own.left === 0 };
  } finally {
    pause = undefined;
  }
};

const pauseIfItIsTime = async (): Promise<void> => {
  if (!pause) return;
  pause.left -= 1;
  if (pause.left > 0) return;
  const { meanwhile } = pause;
  pause = undefined;
  await meanwhile();
};

const withTransactionsWatched = (db: Database): Database => {
  const transaction: Database['transaction'] = async (work) => {
    // It would wait for a second connection, which an embedded database does not have.
    requireOutside('Another transaction');
    await pauseIfItIsTime();
    return db.transaction((tx) => inTransaction.run(true, () => work(tx)));
  };
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : (Reflect.get(target, name) as unknown)),
  });
};

const outside = <Gateway extends object>(name: string, gateway: Gateway): Gateway =>
  new Proxy(gateway, {
    get: (target, method, self) => {
      const member: unknown = Reflect.get(target, method, self);
      if (typeof member !== 'function') return member;
      // A test may have put a mock in the method's place, and ask it what it was called with.
      return new Proxy(member, {
        apply: (called, _, given: unknown[]): unknown => {
          requireOutside(`${name}.${String(method)}`);
          return Reflect.apply(called, target, given);
        },
      });
    },
  });

export const withOutsideWatched = (deps: AppDeps): AppDeps => {
  const db = withTransactionsWatched(deps.db);
  return {
    ...deps,
    db,
    documents: outside('documents', deps.documents),
    mail: outside('mail', deps.mail),
    sms: outside('sms', deps.sms),
  };
};

export const asOtherProcess = <Result>(work: () => Result): Result => inTransaction.exit(work);

const { fetch } = globalThis;

export const watchFetch = (): void => {
  globalThis.fetch = (...given) => {
    requireOutside('fetch');
    // oxlint-disable-next-line house/fetch-signal -- its caller's
    return fetch(...given);
  };
};

/**
 * Runs slow work outside of a transaction, which holds locks and a connection: rendering or another service
 * may take seconds.
 */
import { Overloaded } from '../errors/refusal';
import type { Database, Db } from './types';

interface Done {
  readonly result: unknown;
  readonly discard: () => Promise<void>;
}

/** Rolls the transaction back, so that the work is done and the transaction begins again. */
class WorkNeeded extends Error {
  constructor(
    readonly key: string,
    readonly work: () => Promise<Done>,
  ) {
    super(`Needs ${key} from outside of the transaction`);
  }
}

export interface Outside {
  /** Whether slow work was done since the call began. Its session may have lost the request meanwhile. */
  readonly hasWaited: boolean;
  /**
   * Returns the result of `work`. At the first call with a key, throws: the transaction rolls back, `work`
   * runs outside of it, and the transaction begins again. The key names everything that the result depends
   * on, so that a result about data that changed meanwhile is not used. `discard` undoes what the work has
   * left where the committed transaction did not ask for its result.
   */
  get<Result>(key: string, work: () => Promise<Result>, discard?: (result: Result) => Promise<void>): Result;
  /**
   * Returns the time of the first round of this call that asked for this key: what began then began once,
   * however long slow work takes. The key names everything that the time belongs to.
   */
  firstAsked(key: string, now: Date): Date;
  /** Plans work for when the transaction is committed. What it fails with is its own concern. */
  afterCommit(work: () => Promise<void>): void;
}

/** More is only needed when the data changes each time while the work is done. */
const MOST_ROUNDS = 5;

/** Throws Overloaded when what `work` asks `outside` for keeps changing. */
export const transactionWithOutside = async <Result>(
  db: Database,
  work: (tx: Db, outside: Outside) => Promise<Result>,
): Promise<Result> => {
  const done = new Map<string, Done>();
  const asked = new Map<string, Date>();
  const firstAsked: Outside['firstAsked'] = (key, now) => {
    const first = asked.get(key) ?? now;
    asked.set(key, first);
    return first;
  };
  for (let round = 0; round <= MOST_ROUNDS; round += 1) {
    const planned: (() => Promise<void>)[] = [];
    const unused = new Map(done);
    const get: Outside['get'] = <Value>(
      key: string,
      slowly: () => Promise<Value>,
      discard: (result: Value) => Promise<void> = async () => undefined,
    ): Value => {
      const known = done.get(key);
      if (!known)
        throw new WorkNeeded(key, async () => {
          const result = await slowly();
          return { result, discard: () => discard(result) };
        });
      unused.delete(key);
      return known.result as Value;
    };
    const afterCommit = (later: () => Promise<void>): void => void planned.push(later);
    try {
      const result = await db.transaction((tx) =>
        work(tx, { get, firstAsked, afterCommit, hasWaited: round > 0 }),
      );
      for (const later of planned) await later();
      for (const { discard } of unused.values()) await discard();
      return result;
    } catch (error) {
      if (!(error instanceof WorkNeeded)) throw error;
      done.set(error.key, await error.work());
    }
  }
  throw new Overloaded();
};

import type { Pool } from 'pg';
import type { PGlite } from '@electric-sql/pglite';
import { setKeyring } from '../../../server/db/keyring';
import { databaseOnPglite } from '../../../server/db/pglite';
import { databaseOnPool } from '../../../server/db/pool';
import type { OpenDatabase } from '../../../server/db/types';
import { testKeyring } from '../../../scripts/testing/service/keyring';

type Method = (...given: unknown[]) => unknown;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPromise = (value: unknown): value is Promise<unknown> => isObject(value) && 'then' in value;
const isMethod = (value: unknown): value is Method => typeof value === 'function';

type Choice = (given: readonly unknown[]) => boolean;

export interface Stalls {
  /** Returns the target with every promise that its methods return held up as chosen, after its work. */
  readonly slow: <T extends object>(target: T) => T;
  /**
   * Holds up the answers that `choice` takes, until `release`. Resolves when the first of them is held up.
   */
  readonly stall: (choice: Choice) => Promise<void>;
  readonly count: () => number;
  readonly release: () => void;
}

/** The place is counted from 0, since now. */
export const answerAt = (place: number): Choice => {
  let passed = 0;
  return () => (passed += 1) === place + 1;
};

export const stalls = (): Stalls => {
  let choice: Choice = () => false;
  let onStall = (): void => undefined;
  let held: (() => void)[] = [];

  const pass = async <T>(answer: Promise<T>, given: readonly unknown[]): Promise<T> => {
    const isHeld = choice(given);
    const result = await answer;
    if (isHeld)
      await new Promise<void>((resolve) => {
        held.push(resolve);
        onStall();
      });
    return result;
  };

  /** A client of the database, a file handle, or another thing with methods. */
  const hasMethods = (value: unknown): value is object =>
    isObject(value) && ('query' in value || 'writeFile' in value);

  const slow: Stalls['slow'] = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (!isMethod(value)) return value;
        return (...given: unknown[]): unknown => {
          // A callback that gets a client, as the work of a transaction, gets a slow one.
          const passed = given.map((one) =>
            isMethod(one)
              ? (...more: unknown[]) => one(...more.map((of) => (hasMethods(of) ? slow(of) : of)))
              : one,
          );
          const answer = value.apply(target, passed);
          if (!isPromise(answer)) return answer;
          return pass(answer, given).then((result: unknown) => (hasMethods(result) ? slow(result) : result));
        };
      },
    });

  return {
    slow,
    count: () => held.length,
    stall: (chosen) => {
      choice = chosen;
      return new Promise((resolve) => (onStall = resolve));
    },
    release: () => {
      choice = () => false;
      const all = held;
      held = [];
      for (const one of all) one();
    },
  };
};

export const slowDatabase = (database: OpenDatabase, { slow }: Stalls): OpenDatabase => {
  const { $client } = database.db as unknown as { readonly $client: object };
  const db =
    'totalCount' in $client
      ? databaseOnPool(slow($client) as Pool)
      : databaseOnPglite(slow($client) as PGlite);
  setKeyring(db, testKeyring);
  return { ...database, db };
};

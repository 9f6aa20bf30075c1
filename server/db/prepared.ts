/**
 * Prepared statements for what every call runs. Drizzle builds each one once, PostgreSQL plans it once per
 * connection. Values that change are placeholders.
 */
import { sessionOf } from './dialect';
import type { Db } from './types';

interface Prepared<Result> {
  execute(values: Readonly<Record<string, unknown>>): Promise<Result>;
}

/**
 * Returns a function that runs the statement of `build` with the given values, on the given database or
 * transaction. `name` must be unique to the statement.
 */
export const prepared = <Result>(
  name: string,
  build: (db: Db) => { prepare(name: string): Prepared<Result> },
): ((db: Db, values: Readonly<Record<string, unknown>>) => Promise<Result>) => {
  const built = new WeakMap<object, Prepared<Result>>();
  return (db, values) => {
    const { dialect, client } = sessionOf(db);
    const known = built.get(dialect) ?? build(db).prepare(name);
    built.set(dialect, known);
    // A prepared statement keeps the client it was built on, but a transaction has its own.
    const bound = Object.assign(Object.create(known) as Prepared<Result>, { client });
    return bound.execute(values);
  };
};

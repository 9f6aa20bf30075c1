/**
 * Statements of fixed text on the ways that every call takes: drizzle builds each once, PostgreSQL plans it once a
 * connection. What changes stands in placeholders.
 */
import { sessionOf } from './dialect';
import type { Db } from './types';

interface Prepared<Result> {
  execute(values: Readonly<Record<string, unknown>>): Promise<Result>;
}

/**
 * Runs the statement that `build` makes with its placeholders filled, on the database or the transaction that it is given.
 * `name` is the statement's own on every connection.
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
    // It keeps the client that it was built on: a transaction has its own.
    return (Object.create(known, { client: { value: client } }) as Prepared<Result>).execute(values);
  };
};

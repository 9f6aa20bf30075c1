/**
 * Prepared statements for what every call runs. PostgreSQL plans each one once per connection; PGlite has no
 * prepared statements. Values that change are placeholders.
 */
import type { Db } from './types';

interface Prepared<Result> {
  execute(values: Readonly<Record<string, unknown>>): Promise<Result>;
}

/** `name` must be unique to the statement. */
export const prepared = <Result>(
  name: string,
  build: (db: Db) => { prepare(name: string): Prepared<Result> },
): ((db: Db, values: Readonly<Record<string, unknown>>) => Promise<Result>) => {
  const built = new WeakMap<Db, Prepared<Result>>();
  return (db, values) => {
    const known = built.get(db) ?? build(db).prepare(name);
    built.set(db, known);
    return known.execute(values);
  };
};

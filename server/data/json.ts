import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads on first use: tables that nobody uses do not slow down the start. scripts/data/build.ts writes the
 * shape, and tests compare both.
 */
export const lazyTable = <Table>(name: string): (() => Table) => {
  let table: Table | undefined;
  return () =>
    (table ??= JSON.parse(readFileSync(join(__dirname, 'generated', `${name}.json`), 'utf8')) as Table);
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A generated table, read at its first use and kept: the service starts without the tables that nobody has
 * asked for. The shape is that which scripts/data/build.ts writes; the tests hold both together.
 */
export const lazyTable = <Table>(name: string): (() => Table) => {
  let table: Table | undefined;
  return () =>
    (table ??= JSON.parse(readFileSync(join(__dirname, 'generated', `${name}.json`), 'utf8')) as Table);
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '../../../server/db/schema';

const text = readFileSync(path.resolve(__dirname, '../../../docs/operations.md'), 'utf8');
const section = text.slice(text.indexOf('## Sharding'));

/** The tables by what docs/operations.md says of them. */
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, tables = '', place = ''] = line.split('|');
    return { tables: [...tables.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''), place: place.trim() };
  });

const tables = Object.values<unknown>(schema)
  .filter((one) => is(one, PgTable))
  .map(getTableConfig);

it('[R6-01] every table has its place among shards', () => {
  expect(rows.flatMap((row) => row.tables).sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('[R6-01] what is unique in a distributed table is so by its distribution column', () => {
  const distributed = rows.flatMap(({ tables: names, place }) => {
    const [, column] = /^`(\w+)`/.exec(place) ?? [];
    return column === undefined ? [] : names.map((name) => ({ name, column }));
  });
  expect(distributed.length).toBeGreaterThan(10);
  for (const { name, column } of distributed) {
    const table = tables.find((one) => one.name === name);
    const unique = [
      ...(table?.primaryKeys ?? []).map(({ columns }) => columns.map((one) => one.name)),
      ...(table?.columns ?? []).filter((one) => one.primary || one.isUnique).map((one) => [one.name]),
      ...(table?.indexes ?? [])
        .filter(({ config }) => config.unique)
        .map(({ config }) => config.columns.map((one) => (one as PgColumn).name)),
    ];
    expect([name, unique.length]).not.toEqual([name, 0]);
    for (const columns of unique) expect([name, columns]).toEqual([name, expect.arrayContaining([column])]);
  }
});

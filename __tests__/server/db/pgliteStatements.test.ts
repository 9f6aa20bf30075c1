import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import fc from 'fast-check';
import { openDurablePglite } from '../../../server/db/durablePglite';
import { pgliteStatements, type StatementClient } from '../../../server/db/pgliteStatements';
import { placePglite } from '../support/database';

let folder: string;
let pglite: PGlite;
let client: StatementClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-statements-'));
  await placePglite(folder);
  pglite = await openDurablePglite(join(folder, 'db'));
  client = pgliteStatements(pglite);
});
afterAll(async () => {
  await pglite.close();
  await rm(folder, { recursive: true, force: true });
});

const WRITE = 'insert into marks (name, at) values ($1, $2) on conflict (name) do nothing';
const at = new Date('2026-11-02T10:00:00Z');
const marked = async (name: string): Promise<number> =>
  (await pglite.query('select name from marks where name = $1', [name])).rows.length;
const preparedTexts = async (): Promise<string[]> =>
  (await pglite.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  );

it('returns what PGlite itself returns, whatever the values', async () => {
  const text =
    'select $1::text as a, $2::bigint[] as b, $3::timestamptz as c, $4::jsonb as d, $5::boolean as e';
  const some = fc.record({
    a: fc.option(fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0'))),
    b: fc.array(fc.maxSafeInteger()),
    c: fc.option(fc.date({ min: new Date(0), max: at, noInvalidDate: true })),
    d: fc.dictionary(fc.constantFrom('x', 'y'), fc.integer()),
    e: fc.option(fc.boolean()),
  });
  // What a caller reads in its own way is read so for that caller alone.
  const parsers = fc.constantFrom<QueryOptions['parsers'][]>(
    { 1184: (value: string) => value },
    { 16: (value: string) => value, 1184: (value: string) => value.length },
    undefined,
  );
  const rowModes = fc.constantFrom('array', 'object');
  const law = fc.asyncProperty(some, rowModes, parsers, async (given, rowMode, own) => {
    const values = Object.values(given);
    const options = { rowMode, ...(own && { parsers: own }) } as const;
    expect(await client.query(text, values, options)).toEqual(await pglite.query(text, values, options));
  });
  await fc.assert(law, { numRuns: 50 });
});

it('has the database parse a text once, in and out of transactions, and forgets the oldest texts', async () => {
  for (const name of ['one', 'two']) await client.query(WRITE, [name, at]);
  await client.transaction(({ query }) => query(WRITE, ['three', at]));
  expect((await preparedTexts()).filter((text) => text === WRITE)).toHaveLength(1);
  for (let index = 0; index < 450; index += 1) await client.query(`select ${index} as number`);
  const kept = await preparedTexts();
  expect(kept).not.toContain(WRITE);
  expect(kept.length).toBeLessThanOrEqual(400);
  await client.query(WRITE, ['four', at]);
  expect(await marked('four')).toBe(1);
});

it('has a statement planned anew in time, because a plan for small tables stays while they grow', async () => {
  const text = 'select $1::int as number';
  const names = async (): Promise<readonly string[]> =>
    (
      await pglite.query<{ name: string }>('select name from pg_prepared_statements where statement = $1', [
        text,
      ])
    ).rows.map(({ name }) => name);
  await client.query(text, [0]);
  const first = await names();
  for (let index = 1; index < 5000; index += 1) await client.query(text, [index]);
  expect(await names()).toEqual(first);
  expect((await client.query(text, [5000])).rows).toEqual([{ number: 5000 }]);
  const second = await names();
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
});

it('stores a transaction as a whole or not at all', async () => {
  const stopped = client.transaction(async ({ query }) => {
    await query(WRITE, ['undone', at]);
    throw new Error('stop');
  });
  await expect(stopped).rejects.toThrow('stop');
  expect(await client.transaction(async ({ query }) => (await query(WRITE, ['done', at])).affectedRows)).toBe(
    1,
  );
  expect([await marked('undone'), await marked('done')]).toEqual([0, 1]);
});

it('refuses to commit after a failed statement whose error was caught', async () => {
  const committed = client.transaction(async ({ query }) => {
    await query(WRITE, ['caught', at]);
    await expect(query('select 1 / $1::int as x', [0])).rejects.toMatchObject({ code: '22012' });
  });
  await expect(committed).rejects.toMatchObject({ code: '25P02' });
  expect(await marked('caught')).toBe(0);
});

it('gives the code of an error, of an unknown column and of a wrong value, and goes on', async () => {
  const wrong = [client.query('select nonsense'), client.query('select $1::int as x', ['no number'])];
  const [column, value] = await Promise.allSettled(wrong);
  expect(column).toMatchObject({ status: 'rejected', reason: { code: '42703' } });
  expect(value).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
  expect((await client.query('select $1::int as x', [7])).rows).toEqual([{ x: 7 }]);
});

it('lets no other statement into a transaction, nor one of a transaction that has ended', async () => {
  const order: string[] = [];
  let late: Promise<unknown> = Promise.resolve();
  let leaked: StatementClient['query'] | undefined;
  await client.transaction(async ({ query }) => {
    leaked = query;
    await query(WRITE, ['first', at]);
    late = client.query(WRITE, ['second', at]).then(() => order.push('outside'));
    await query('select 1 as x');
    order.push('inside');
  });
  await late;
  expect(order).toEqual(['inside', 'outside']);
  await expect(leaked?.('select 1 as x')).rejects.toThrow('Transaction is closed');
  expect(await client.transaction(async () => 'nothing to do')).toBe('nothing to do');
});

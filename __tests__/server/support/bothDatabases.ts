/** Runs the same laws on the embedded database and, with TEST_DATABASE_URL, on PostgreSQL behind a gate. */
import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { sql, type SQL } from 'drizzle-orm';
import { openPglite, openPostgres } from '../../../server/db/open';
import type { Db, OpenDatabase } from '../../../server/db/types';
import { startGate, type Gate } from '../faults/gate';
import { onServer } from '../../../scripts/testing/service/database';

const log = { error: () => undefined, warn: () => undefined };

export const ask = async (db: Db, statement: SQL): Promise<unknown> =>
  ((await db.execute(statement)) as { rows: unknown }).rows;
export const mark = (name: string): SQL => sql`insert into marks (name, at) values (${name}, now())`;
export const marks = (db: Db, like: string): Promise<unknown> =>
  ask(db, sql`select name from marks where name like ${like} order by name`);

export const codeOf = (error: unknown): unknown =>
  (error as { cause?: { code?: string } }).cause?.code ?? (error as { code?: string }).code;

interface Laws {
  readonly laws: (opened: () => { readonly database: OpenDatabase }) => void;
  readonly ofPostgres: (opened: () => { readonly database: OpenDatabase; readonly gate: Gate }) => void;
}

export const onBothDatabases = ({ laws, ofPostgres }: Laws): void => {
  describe('on the embedded database', () => {
    let opened: { readonly database: OpenDatabase };
    beforeAll(async () => {
      opened = { database: await openPglite(await PGlite.create()) };
    });
    afterAll(() => opened.database.close());
    laws(() => opened);
  });

  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return;
  describe('on PostgreSQL', () => {
    const name = `apertura_exchange_${randomBytes(6).toString('hex')}`;
    let opened: { readonly database: OpenDatabase; readonly gate: Gate };
    beforeAll(async () => {
      await onServer(server, `create database ${name}`);
      const address = new URL(server);
      address.pathname = `/${name}`;
      const gate = await startGate(address.href);
      opened = { gate, database: await openPostgres(gate.url, log, { poolSize: 3 }) };
    });
    afterAll(async () => {
      await opened.database.close();
      await opened.gate.close();
      await onServer(server, `drop database ${name} with (force)`);
    });
    laws(() => opened);
    ofPostgres(() => opened);
  });
};

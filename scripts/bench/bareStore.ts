/** The bare route's database: the product's own tables, by the driver alone. */
import path from 'node:path';
import { Pool } from 'pg';
import { openDurablePglite } from '../../server/db/durablePglite';
import { openPglite } from '../../server/db/open';
import { pgliteStatements, type StatementClient } from '../../server/db/pgliteStatements';

/** Runs a statement, which PostgreSQL prepares once under its `name`. */
export type Run = (name: string, text: string, values: readonly unknown[]) => Promise<unknown[]>;

export interface BareStore {
  readonly run: Run;
  readonly inTransaction: <T>(work: (run: Run) => Promise<T>) => Promise<T>;
}

const onPostgres = (url: string): BareStore => {
  const pool = new Pool({ connectionString: url, max: 10 });
  const runOn =
    (on: Pick<Pool, 'query'>): Run =>
    async (name, text, values) =>
      (await on.query<Record<string, unknown>>({ name, text, values: [...values] })).rows;
  return {
    run: runOn(pool),
    inTransaction: async (work) => {
      const client = await pool.connect();
      await client.query('begin');
      const result = await work(runOn(client));
      await client.query('commit');
      client.release();
      return result;
    },
  };
};

const onPglite = async (folder: string): Promise<BareStore> => {
  const pglite = await openDurablePglite(folder);
  await openPglite(pglite);
  const statements = pgliteStatements(pglite);
  const runOn =
    ({ query }: Pick<StatementClient, 'query'>): Run =>
    async (_, text, values) =>
      (await query<Record<string, unknown>>(text, values)).rows;
  return {
    run: runOn(statements),
    inTransaction: (work) => statements.transaction((tx) => work(runOn(tx))),
  };
};

/** Of the settings that the service has too. */
export const openBareStore = ({ DATABASE_URL, DATA_DIR = '' }: NodeJS.ProcessEnv): Promise<BareStore> =>
  DATABASE_URL === undefined
    ? onPglite(path.join(DATA_DIR, 'bare'))
    : Promise.resolve(onPostgres(DATABASE_URL));

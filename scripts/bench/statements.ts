import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { openDurablePglite } from '../../server/db/durablePglite';
import { openPglite, openPostgres } from '../../server/db/open';
import { createDelivery } from '../../server/delivery';
import { createLog } from '../../server/log';
import { openData } from '../../server/openData';
import { openSealKey } from '../../server/pdfSeal/key/openSealKey';
import { acts } from '../../server/walk/acts';
import { personAt } from '../lib/personAt';

interface Statement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}
export type Job = readonly Statement[];

interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}
type Send = (this: Client, query: Query | string, values?: unknown, ...rest: unknown[]) => unknown;

/** Without what the bench itself asks in between. */
export const recordJobs = async (url: string, jobs: number): Promise<Job[]> => {
  let recorded: Statement[] | undefined;
  const { query: send } = Client.prototype as unknown as { query: Send };
  const recording: Send = function (query, values, ...rest) {
    const { name, text, values: own = [] }: Query = typeof query === 'string' ? { text: query } : query;
    recorded?.push({ name, text, values: Array.isArray(values) ? values : own });
    return send.call(this, query, values, ...rest);
  };
  // The pool keeps what its connections had when they were made.
  Object.assign(Client.prototype, { query: recording });

  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'apertura-bench-'));
  const config = readConfig({ DATABASE_URL: url, DATA_DIR, WEB_DIR: 'public', LOG_LEVEL: 'silent' });
  const log = createLog(config);
  const { codeKey, database, documents } = await openData(config, log);
  const { db } = database;
  const clock = { now: () => new Date() };
  const delivery = createDelivery({ config, db, clock });
  const sealKey = await openSealKey(config, log, clock.now());
  const app = await buildApp({ config, database, db, clock, ...delivery, documents, sealKey, log, codeKey });
  const service = await app.listen({ port: 0, host: '127.0.0.1' });

  const found: Job[] = [];
  for (let job = 0; job < jobs; job += 1) {
    const person = personAt(service);
    const all: Statement[] = [];
    const record = async (call: () => Promise<unknown>): Promise<void> => {
      recorded = all;
      await call();
      recorded = undefined;
    };
    await record(() => person.caller.call('productInfo'));
    for (const act of acts) await record(await act.prepare(person));
    found.push(all);
  }
  Object.assign(Client.prototype, { query: send });
  await app.close();
  await database.close();
  return found;
};

type Run = (statement: Statement) => Promise<unknown>;

/** Milliseconds of processor a job. The first half of the jobs meets code that is not compiled yet. */
const replay = async (jobs: readonly Job[], run: Run): Promise<number> => {
  const middle = Math.floor(jobs.length / 2);
  for (const job of jobs.slice(0, middle)) for (const statement of job) await run(statement);
  const used = process.cpuUsage();
  for (const job of jobs.slice(middle)) for (const statement of job) await run(statement);
  const { user, system } = process.cpuUsage(used);
  return (user + system) / 1000 / (jobs.length - middle);
};

/** The database runs in this process, as in the service's. */
export const replayOnPglite = async (jobs: readonly Job[], folder: string): Promise<number> => {
  const pglite = await openDurablePglite(folder);
  await openPglite(pglite);
  const cost = await replay(jobs, ({ text, values }) => pglite.query(text, [...values]));
  await pglite.close();
  return cost;
};

/** The server has processes of its own: only the driver is measured. */
export const replayOnPostgres = async (jobs: readonly Job[], url: string): Promise<number> => {
  const { close } = await openPostgres(url, { error: () => undefined, warn: () => undefined });
  await close();
  const client = new Client({ connectionString: url });
  await client.connect();
  const cost = await replay(jobs, ({ name, text, values }) =>
    client.query({ ...(name !== undefined && { name }), text, values: [...values] }),
  );
  await client.end();
  return cost;
};

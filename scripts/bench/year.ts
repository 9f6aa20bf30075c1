import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openPostgres } from '../../server/db/open';
import { addReviewer } from '../../server/review/reviewers/accounts';
import { serviceProcess, type ServiceProcess } from '../faults/process';
import { readCommandLine } from '../lib/commandLine';
import { commandLines } from '../lib/commandLines';
import { serviceProgram } from '../lib/service.mjs';
import { costsAlone, untilQuiet } from './alone';
import { multiplyFiles, multiplyRows } from './multiply';
import { night } from './night';

const { options } = readCommandLine(commandLines.benchYear);
const { jobs: JOBS, requests: REQUESTS, alone: ALONE, abandoned: ABANDONED } = options;
/** Fewer rows are read as a whole by intention. */
const WHOLE_ROWS = 1000;

const PATIENCE_MS = 120_000;

/** All applicants have one address, and numbers with the same first digits. */
const WITHOUT_LIMITS = { RATE_LIMIT_FACTOR: '1000', SMS_PER_HOUR: '999999' };

/** The service's jobs begin 20 s after its start, the sweep too, which takes a while. */
const FIRST_JOBS_MS = 25_000;

type Cost = Map<string, { readonly ms: number; readonly whole: string }>;

const scans = async (client: Client): Promise<Map<string, number>> => {
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ relname: string; read: string }>(
    'select relname, seq_tup_read as read from pg_stat_user_tables',
  );
  return new Map(rows.map(({ relname, read }) => [relname, Number(read)]));
};

/** PostgreSQL publishes its statistics a second after a transaction. */
const TOLD_MS = 1500;
const told = () => new Promise((resolve) => setTimeout(resolve, TOLD_MS));

const measure = async (client: Client, costs: Cost, name: string, work: () => unknown): Promise<void> => {
  await told();
  const before = await scans(client);
  const begun = performance.now();
  await work();
  const ms = performance.now() - begun;
  await told();
  const whole = [...(await scans(client))]
    .map(([table, read]) => [table, read - (before.get(table) ?? 0)] as const)
    .filter(([, read]) => read >= WHOLE_ROWS)
    .map(([table, read]) => `${table} ${read}`);
  costs.set(name, { ms, whole: whole.join(', ') });
};

interface Place {
  readonly client: Client;
  readonly service: ServiceProcess;
  readonly token: string;
  readonly environment: Readonly<Record<string, string>>;
}

const command = (environment: Place['environment'], ...args: string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, [...serviceProgram('operations'), ...args], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
};

const around = async ({ client, service, token, environment }: Place): Promise<Cost> => {
  const costs: Cost = new Map();
  const month = new Date().toISOString().slice(0, 7);
  const get = (at: string) => async () => {
    const answer = await fetch(`${service.url}${at}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
    await answer.text();
  };
  const { rows } = await client.query<{ last: string }>('select ceil(count(*) / 25.0) as last from requests');
  const list = '/review/api/requests';
  for (const [name, at] of [
    ['the review’s list', list],
    ['… of all states', `${list}?state=all`],
    ['… its page 30', `${list}?state=all&page=30`],
    ['… its last page', `${list}?state=all&page=${rows[0]?.last}`],
    ['figures of a month', `/review/api/figures?period=${month}`],
    ['metrics', '/metrics'],
  ] as const)
    await measure(client, costs, name, get(at));
  for (const args of [['list', '--json'], ['sweep']])
    await measure(client, costs, `data -- ${args.join(' ')}`, () => command(environment, ...args));
  await measure(client, costs, 'a start', async () => {
    await service.stop();
    await service.start();
  });
  await sleep(FIRST_JOBS_MS);
  await untilQuiet(service.pid());
  const calls = await costsAlone(service, ALONE);
  const sum = calls.reduce((total, { processor }) => total + processor, 0);
  costs.set("an applicant's job (processor)", { ms: sum, whole: '' });
  for (const { name, waited } of calls) costs.set(`${name} (waited)`, { ms: waited, whole: '' });
  return costs;
};

const onPostgres = async (url: string, DATA_DIR: string): Promise<void> => {
  const environment = { DATABASE_URL: url, DATA_DIR, ...WITHOUT_LIMITS };
  const service = await serviceProcess(environment);
  await service.start();
  const open = await openPostgres(url, { error: console.error, warn: console.error });
  const token = (await addReviewer({ db: open.db, clock: { now: () => new Date() } }, 'Bench')) ?? '';
  await open.close();
  const client = new Client({ connectionString: url });
  // At the end of a run that failed, the database goes first.
  client.on('error', () => undefined);
  await client.connect();
  const place = { client, service, token, environment };
  await costsAlone(service, JOBS);
  const few = await around(place);
  const copies = Math.max(1, Math.round(REQUESTS / JOBS));
  const begun = performance.now();
  const files = await (async () => {
    const linked = await multiplyFiles(client, path.join(DATA_DIR, 'documents'), copies);
    await multiplyRows(client, copies);
    return linked;
  })();
  const { rows } = await client.query<{ requests: string; size: string }>(
    'select count(*) as requests, pg_size_pretty(pg_database_size(current_database())) as size from requests',
  );
  const [{ requests = '', size = '' } = {}] = rows;
  console.log(
    `${requests} requests, ${size}, ${files} more files, filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
  const many = await around(place);
  console.log(`\n| | ms at ${JOBS} | ms at ${requests} | tables read as a whole, rows |\n| - | - | - | - |`);
  for (const [name, { ms, whole }] of many)
    console.log(`| ${name} | ${(few.get(name)?.ms ?? NaN).toFixed(0)} | ${ms.toFixed(0)} | ${whole} |`);
  console.log(`\n${await night(client, service, ABANDONED)}`);
  await client.end();
  await service.stop();
};

const main = async (): Promise<void> => {
  process.setMaxListeners(0);
  const { startPostgres } = (await import('../postgres.mjs')) as {
    startPostgres: (how: {
      readonly durable: boolean;
    }) => Promise<{ url: string; stop: () => Promise<void> }>;
  };
  const postgres = await startPostgres({ durable: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-bench-'));
  try {
    await onPostgres(postgres.url, folder);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
};

void main();

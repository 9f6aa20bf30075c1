/**
 * `npm run test:faults`: kills the service around each call that writes, on PGlite and on PostgreSQL; stops the database
 * under load. `-- --rounds 5` kills five times at each call, `-- --short` at a handful of them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseStops } from './faults/databaseStops';
import { killRounds, type Outcome } from './faults/kills';
import { serviceProcess } from './faults/process';
import { wholeness } from './faults/whole';

const SHORT = [
  'onboardingStart',
  'createPassword',
  'next company-info',
  'documentUpload BACK_DOC_1',
  'next contract',
];

interface Postgres {
  readonly url: string;
  readonly restart: (awayMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const numberAfter = (flag: string, standard: number): number => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? standard : Number(process.argv[at + 1]);
};

const tell = (where: string, { name, failure }: Outcome): void =>
  console.log(
    `${failure === undefined ? 'ok    ' : 'FAILED'} ${where}: ${name}${failure ? ` – ${failure}` : ''}`,
  );

const runOn = async (where: string, environment: Readonly<Record<string, string>>): Promise<Outcome[]> => {
  const short = process.argv.includes('--short');
  const service = await serviceProcess(environment);
  await service.start();
  const outcomes = await killRounds(service, numberAfter('--rounds', 1), short ? SHORT : undefined);
  const code = await service.stop();
  outcomes.push(
    code === 0 ? { name: 'a clean stop' } : { name: 'a clean stop', failure: `exit code ${code}` },
  );
  const whole = await wholeness(environment);
  outcomes.push(...whole.outcomes);
  outcomes.forEach((outcome) => tell(where, outcome));
  console.log(`       ${where}: ${whole.requests} requests, ${whole.orphans} files for the sweep`);
  return outcomes;
};

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-faults-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  const outcomes = await inFolder((DATA_DIR) => runOn('PGlite', { DATA_DIR }));
  const { startPostgres } = (await import('./postgres.mjs')) as {
    startPostgres: (options: { readonly durable: boolean }) => Promise<Postgres>;
  };
  const postgres = await startPostgres({ durable: true });
  try {
    const settings = (DATA_DIR: string) => ({ DATA_DIR, DATABASE_URL: postgres.url });
    await inFolder(async (folder) => {
      outcomes.push(...(await runOn('PostgreSQL', settings(folder))));
      const stops = await databaseStops(settings(folder), postgres);
      stops.forEach((outcome) => tell('PostgreSQL', outcome));
      outcomes.push(...stops);
    });
  } finally {
    await postgres.stop();
  }
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
};

void main();

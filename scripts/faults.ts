import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acts } from '../server/walk/acts';
import { clientsLeave } from './faults/clientsLeave';
import { clockJumps } from './faults/clockJumps';
import { databaseStops } from './faults/databaseStops';
import { killRounds, type Outcome } from './faults/kills';
import { serviceProcess, type ServiceProcess } from './faults/process';
import { ownerChanges } from './faults/ownerChanges';
import { owners } from './faults/owners';
import { restores } from './faults/restore';
import { soak } from './faults/soak';
import { storeHangs } from './faults/storeHangs';
import { endWronglyCalled, readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { wholeness } from './faults/whole';
import type { Postgres } from './postgres.mjs';

type Where = 'PGlite' | 'PostgreSQL';

/** One kill on each database: each costs a start of the service, of some seconds. */
const SHORT: Readonly<Record<Where, readonly string[]>> = {
  PGlite: ['next contract'],
  PostgreSQL: ['documentUpload BACK_DOC_1'],
};

const { options } = readCommandLine(commandLines.faults);
const isShort = options.short;
const PEOPLE = isShort ? 3 : 6;

const tell = (where: string, { name, failure }: Outcome): void =>
  console.log(
    `${failure === undefined ? 'ok    ' : 'FAILED'} ${where}: ${name}${failure ? ` – ${failure}` : ''}`,
  );

/** Undefined for all. */
const killed = (where: Where): readonly string[] | undefined => {
  if (isShort) return SHORT[where];
  const { only } = options;
  if (only === undefined) return undefined;
  const names = acts.map(({ name }) => name);
  const chosen = names.filter((name) => name.includes(only));
  if (chosen.length > 0) return chosen;
  return endWronglyCalled(commandLines.faults, `No call has ${only} in its name: ${names.join(', ')}.`);
};

const runOn = async (
  where: Where,
  environment: Readonly<Record<string, string>>,
  more: (service: ServiceProcess) => Promise<readonly Outcome[]> = () => Promise.resolve([]),
): Promise<Outcome[]> => {
  const service = await serviceProcess(environment);
  await service.start();
  const outcomes = await killRounds(service, options.rounds, killed(where));
  outcomes.push(...(await more(service)));
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

const withPostgres = async (work: (postgres: Postgres) => Promise<Outcome[]>): Promise<Outcome[]> => {
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres({ durable: true });
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
};

const onPostgres = (): Promise<Outcome[]> =>
  withPostgres((postgres) =>
    inFolder((DATA_DIR) =>
      runOn('PostgreSQL', { DATA_DIR, DATABASE_URL: postgres.url }, (service) =>
        databaseStops(service, postgres, PEOPLE),
      ),
    ),
  );

const soaked = async (): Promise<Outcome[]> => {
  const outcomes = await withPostgres(({ url }) => soak(url, options.jobs));
  outcomes.forEach((outcome) => tell('Soak', outcome));
  return outcomes;
};

const START_ROUNDS = 300;

const restored = async (): Promise<Outcome[]> => {
  const outcomes = await restores();
  outcomes.forEach((outcome) => tell('Restore', outcome));
  return outcomes;
};

const CROWD = 12;

const underTrouble = async (): Promise<Outcome[]> => {
  const troubles = [
    ['Clients that leave', clientsLeave],
    ['Owner that changes', ownerChanges],
    ['Store that hangs', storeHangs],
    ['Clock that jumps', clockJumps],
  ] as const;
  const all: Outcome[] = [];
  for (const [where, trouble] of troubles) {
    const outcomes = await trouble(CROWD);
    outcomes.forEach((outcome) => tell(where, outcome));
    all.push(...outcomes);
  }
  return all;
};

const main = async (): Promise<void> => {
  // Each process of the service adds a listener, which ends it with this program.
  process.setMaxListeners(0);
  const outcomes: Outcome[] = [];
  const { restore, owners: ownersAlone, troubles, soak: soakAlone } = options;
  const isWhole = !restore && !ownersAlone && !troubles && !soakAlone;
  if (isWhole) {
    outcomes.push(...(await inFolder((DATA_DIR) => runOn('PGlite', { DATA_DIR }))));
    outcomes.push(...(await onPostgres()));
  }
  const isDeep = isWhole && !isShort;
  if (isDeep || ownersAlone)
    outcomes.push(...(await owners(START_ROUNDS, (outcome) => tell('Owners', outcome))));
  if (isDeep || troubles) outcomes.push(...(await underTrouble()));
  if (isDeep || restore) outcomes.push(...(await restored()));
  if (isDeep || soakAlone) outcomes.push(...(await soaked()));
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
};

void main();

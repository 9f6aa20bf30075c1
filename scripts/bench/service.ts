import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { acts } from '../../server/walk/acts';
import { personAt } from '../lib/personAt';
import { serviceProcess, type ServiceProcess } from '../faults/process';
import { endWronglyCalled, readCommandLine } from '../lib/commandLine';
import { commandLines } from '../lib/commandLines';
import { plainName } from './alone';
import { mostMemory, processorTime, quantile } from './figures';
import { recordJobs, replayOnPglite, replayOnPostgres } from './statements';
import { wholeJob } from './wholeJob';

const { options } = readCommandLine(commandLines.benchService);
const { alone: ALONE, people: PEOPLE, flows: FLOWS, seconds: SECONDS } = options;
if (options.pglite && options.postgres)
  endWronglyCalled(commandLines.benchService, '--pglite and --postgres exclude each other.');
const RECORDED = 16;

const walk = async (service: ServiceProcess, times: Map<string, number[]>): Promise<void> => {
  const person = personAt(service.url);
  await person.caller.call('productInfo');
  for (const act of acts) {
    const send = await act.prepare(person);
    const begun = performance.now();
    const answered = await send();
    const name = plainName(act.name);
    times.set(name, [...(times.get(name) ?? []), performance.now() - begun]);
    if (!(await act.isRight(answered, person))) throw new Error(`${act.name}: ${JSON.stringify(answered)}`);
  }
};

const measure = async (where: string, environment: Readonly<Record<string, string>>): Promise<void> => {
  const service = await serviceProcess(environment);
  await service.start();
  // The first ones meet code that is not compiled yet.
  await Promise.all(Array.from({ length: PEOPLE }, () => walk(service, new Map())));
  const times = new Map<string, number[]>();
  let begunFlows = 0;
  const [begun, used] = [performance.now(), processorTime(service.pid())];
  const until = begun + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      while (begunFlows < FLOWS && performance.now() < until) {
        begunFlows += 1;
        await walk(service, times);
      }
    }),
  );
  const minutes = (performance.now() - begun) / 60_000;
  const processor = (processorTime(service.pid()) - used) / begunFlows / 1000;
  console.log(
    `\n${where}: ${begunFlows} flows, ${(begunFlows / minutes).toFixed(0)} a minute, ${PEOPLE} at once; ` +
      `${processor.toFixed(2)} s of the service's processor a flow; most memory ${mostMemory(service.pid()).toFixed(0)} MB`,
  );
  console.log('call                           p50     p95     p99 ms');
  for (const [name, all] of times) {
    const sorted = all.sort((one, other) => one - other);
    const shown = [0.5, 0.95, 0.99].map((part) => quantile(sorted, part).toFixed(1).padStart(7));
    console.log(`${name.padEnd(26)} ${shown.join(' ')}`);
  }
  await service.stop();
};

const inFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-bench-'));
  await work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
};

/** `statements`: what those of a job cost there without the service. */
const all = (
  where: string,
  settings: Readonly<Record<string, string>>,
  statements: number | undefined,
): Promise<void> =>
  inFolder(async (DATA_DIR) => {
    const environment = { ...settings, DATA_DIR };
    if (statements !== undefined) console.log(`\n${await wholeJob(where, environment, statements, ALONE)}`);
    if (FLOWS > 0) await measure(where, environment);
  });

const main = async (): Promise<void> => {
  // Each process that is started listens for the end of this one.
  process.setMaxListeners(0);
  const memory = (totalmem() / 1024 ** 3).toFixed(0);
  console.log(
    `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, ${memory} GB, Node ${process.version}`,
  );
  console.log('Applicants, service and database share this machine.');
  const { startPostgres } = (await import('../postgres.mjs')) as {
    startPostgres: (options: {
      readonly durable: boolean;
    }) => Promise<{ url: string; stop: () => Promise<void> }>;
  };
  const withPostgres = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
    const postgres = await startPostgres({ durable: true });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  };
  const jobs = ALONE > 0 ? await withPostgres((url) => recordJobs(url, RECORDED)) : undefined;
  if (!options.postgres) {
    let statements: number | undefined;
    if (jobs) await inFolder(async (folder) => void (statements = await replayOnPglite(jobs, folder)));
    await all('PGlite', {}, statements);
  }
  if (!options.pglite) {
    const statements = jobs && (await withPostgres((url) => replayOnPostgres(jobs, url)));
    await withPostgres((url) => all('PostgreSQL', { DATABASE_URL: url }, statements));
  }
  process.exit(0);
};

void main();

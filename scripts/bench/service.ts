/**
 * `npm run bench:service`: applicants who walk the whole job over HTTP, several at once, on PGlite and on PostgreSQL; and
 * `next` beside a bare Fastify route with one read and one write on the same database. `-- --people 8 --flows 40`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { newApplicant } from '../../__tests__/server/support/applicant';
import { acts } from '../faults/acts';
import { Caller } from '../faults/caller';
import { serviceProcess, type ServiceProcess } from '../faults/process';
import { nextRatio } from './nextRatio';

const numberAfter = (flag: string, standard: number): number => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? standard : Number(process.argv[at + 1]);
};
const PEOPLE = numberAfter('--people', 8);
const FLOWS = numberAfter('--flows', 40);

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const residentMb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const walk = async (service: ServiceProcess, times: Map<string, number[]>): Promise<void> => {
  const person = { caller: new Caller(service.url), applicant: newApplicant() };
  await person.caller.call('productInfo');
  for (const act of acts) {
    const send = await act.prepare(person);
    const begun = performance.now();
    const answered = await send();
    const name = act.name.replace(/^documentUpload .*/, 'documentUpload');
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
  let left = FLOWS;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      while (left > 0) {
        left -= 1;
        await walk(service, times);
      }
    }),
  );
  const minutes = (performance.now() - begun) / 60_000;
  console.log(
    `\n${where}: ${(FLOWS / minutes).toFixed(0)} flows a minute, ${PEOPLE} at once, most memory ${residentMb(service.pid()).toFixed(0)} MB`,
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

const main = async (): Promise<void> => {
  console.log(`${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`);
  console.log('Applicants, service and database share this machine.');
  const { startPostgres } = (await import('../postgres.mjs')) as {
    startPostgres: (options: {
      readonly durable: boolean;
    }) => Promise<{ url: string; stop: () => Promise<void> }>;
  };
  await inFolder((DATA_DIR) => measure('PGlite', { DATA_DIR }));
  const postgres = await startPostgres({ durable: true });
  await inFolder(async (DATA_DIR) => {
    const environment = { DATA_DIR, DATABASE_URL: postgres.url };
    await measure('PostgreSQL', environment);
    console.log(`\n${await nextRatio(environment)}`);
  });
  await postgres.stop();
  process.exit(0);
};

void main();

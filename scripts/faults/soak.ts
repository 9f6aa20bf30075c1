/**
 * What the service holds after many jobs is what it held after a few. On PostgreSQL: PGlite keeps its
 * database in the memory of the process.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acts } from '../../server/walk/acts';
import { freePort } from '../lib/freePort.mjs';
import { arriveAt } from '../lib/personAt';
import type { Held } from './countedService';
import type { Outcome } from './kills';
import { serviceProcess } from './process';

const AT_ONCE = 3;
/** Connections, readers and timers of calls end by then. */
const REST_MS = 15_000;
const MEGABYTE = 2 ** 20;
/** More than any number of jobs takes. */
const SMS_PER_HOUR = '999999';
/**
 * How much more may be held after all jobs than after the first fifth. Both documents of a job take 0.1 MB:
 * 800 jobs that leak them would hold 80 MB.
 */
const MOST_MORE: Readonly<Record<keyof Held, number>> = {
  heap: 8 * MEGABYTE,
  buffers: 2 * MEGABYTE,
  timers: 10,
  handles: 0,
  listeners: 0,
};

const job = async (url: string): Promise<void> => {
  const person = await arriveAt(url);
  for (const act of acts) {
    const send = await act.prepare(person);
    const answered = await send();
    if (!(await act.isRight(answered, person))) throw new Error(`${act.name}: ${JSON.stringify(answered)}`);
  }
};

/** `databaseUrl`: of an empty PostgreSQL. */
export const soak = async (databaseUrl: string, jobs: number): Promise<Outcome[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-soak-'));
  const COUNT_PORT = String(await freePort());
  const environment = { DATA_DIR: folder, DATABASE_URL: databaseUrl, COUNT_PORT, SMS_PER_HOUR };
  const service = await serviceProcess(environment, path.join(__dirname, 'countedService.ts'));
  const heldAfter = async (count: number): Promise<Held> => {
    let begun = 0;
    const walk = async (): Promise<void> => {
      for (; begun < count;) {
        begun += 1;
        await job(service.url);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
    await sleep(REST_MS);
    const signal = AbortSignal.timeout(REST_MS);
    const answer = await fetch(`http://127.0.0.1:${COUNT_PORT}`, { signal });
    return (await answer.json()) as Held;
  };
  try {
    await service.start();
    const first = Math.ceil(jobs / 5);
    const before = await heldAfter(first);
    const after = await heldAfter(jobs - first);
    return (Object.keys(MOST_MORE) as (keyof Held)[]).map((what) => {
      const name = `${what} after ${jobs} jobs as after ${first}`;
      const figures = `${before[what]} before, ${after[what]} after`;
      return after[what] - before[what] > MOST_MORE[what] ? { name, failure: figures } : { name };
    });
  } finally {
    await service.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

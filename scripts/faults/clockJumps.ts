/**
 * Two hours back while applicants walk, and a month ahead at a start: nobody waits for the earlier time, and
 * nothing is erased.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acts } from '../../server/walk/acts';
import { budgetsAtRest, crowd } from './crowd';
import type { Outcome } from './kills';
import { serviceProcess, type ServiceProcess } from './process';
import { wholeness } from './whole';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Some applicants leave here, and must find their request again. */
const LEFT_AT = acts.findIndex(({ name }) => name === 'next card');
/** The jobs run for the first time after 20 s and a bit, and retention takes a moment. */
const JOBS_MS = 40_000;

const isDoubted = async ({ url }: ServiceProcess): Promise<boolean> => {
  const metrics = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(10_000) });
  return /^apertura_clock_doubted 1$/m.test(await metrics.text());
};

export const clockJumps = async (people: number): Promise<Outcome[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-clock-'));
  const CLOCK_FILE = path.join(folder, 'clock');
  const environment = { DATA_DIR: path.join(folder, 'data'), CLOCK_FILE };
  const service = await serviceProcess(environment, path.join(__dirname, 'clockedService.ts'));
  const setClock = (ms: number): void => writeFileSync(CLOCK_FILE, String(ms));
  try {
    setClock(0);
    await service.start();
    const outcomes = await crowd(service, people, async () => {
      await sleep(5_000);
      setClock(-2 * HOUR_MS);
      process.kill(service.pid(), 'SIGUSR2');
    });
    outcomes.push(...(await crowd(service, 3, () => Promise.resolve(), { upTo: LEFT_AT })));
    outcomes.push(await budgetsAtRest(service));
    // The first jobs note the time that is believed.
    await sleep(JOBS_MS);
    await service.stop();
    const before = (await wholeness(environment)).requests;

    setClock(31 * DAY_MS);
    await service.start();
    await sleep(JOBS_MS);
    const alert = 'a clock a month ahead is told of';
    outcomes.push((await isDoubted(service)) ? { name: alert } : { name: alert, failure: 'no metric' });
    await service.stop();
    setClock(0);
    await service.start();
    await sleep(JOBS_MS);
    await service.stop();
    const whole = await wholeness(environment);
    const name = 'nothing is erased by a clock a month ahead';
    const failure = `${before} requests before, ${whole.requests} after`;
    outcomes.push(whole.requests === before ? { name } : { name, failure });
    return [...outcomes, ...whole.outcomes];
  } finally {
    await service.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

export interface RunningJobs {
  /** Resolves once the running jobs have ended, at the latest after `stopMs`. No new ones start. */
  stop(): Promise<void>;
}

/** Spreads the runs of replicas that were started together. */
const JITTER = 0.2;
const FIRST_MS = 20_000;
/** A job that waits for another system does not keep the service from stopping; it can be run again. */
const STOP_MS = 15_000;

const jittered = (ms: number): number => ms * (1 + JITTER * (Math.random() - 0.5));

/** A failure is logged, and the job runs again at its next time. */
export const startJobs = (
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, 'error'>,
  { firstMs = FIRST_MS, stopMs = STOP_MS } = {},
): RunningJobs => {
  let isStopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const plan = (job: Job, ms: number): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      const turn = job
        .run()
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'A job failed'))
        .finally(() => {
          running.delete(turn);
          plan(job, job.everyMs);
        });
      running.add(turn);
    }, jittered(ms));
    timer.unref();
    timers.set(job.name, timer);
  };
  for (const job of jobs) plan(job, Math.min(firstMs, job.everyMs));

  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      const ended = new AbortController();
      const late = sleep(stopMs, undefined, { signal: ended.signal }).catch(() => undefined);
      await Promise.race([Promise.all(running), late]);
      ended.abort();
    },
  };
};

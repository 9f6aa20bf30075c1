/** The service's periodic jobs. Every replica runs them, but each job runs on one replica at a time. */
import type { AppDeps } from '../deps';
import { eraseAbandoned, eraseLeftovers, eraseSessions } from './retention';
import type { Job } from './runner';
import { sweepFiles } from './sweep';

const MINUTE_MS = 60_000;

export const jobsOf = (deps: Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log' | 'config'>): Job[] => [
  { name: 'sessions', everyMs: 10 * MINUTE_MS, run: () => eraseSessions(deps) },
  { name: 'leftovers', everyMs: 30 * MINUTE_MS, run: () => eraseLeftovers(deps) },
  {
    name: 'retention',
    everyMs: 60 * MINUTE_MS,
    run: async () => {
      await eraseAbandoned(deps);
    },
  },
  {
    name: 'sweep',
    everyMs: 60 * MINUTE_MS,
    run: async () => {
      await sweepFiles(deps);
    },
  },
];

/**
 * The service's periodic jobs. Every replica runs them, but each job runs on one replica at a time; e-mails
 * of different requests are sent by several.
 */
import type { AppDeps } from '../deps';
import { sendDueMails } from '../review/sendMails';
import { eraseAbandoned, eraseLeftovers, eraseSessions } from './retention';
import { runExclusively } from './lock';
import type { Job } from './runner';
import { sweepFiles } from './sweep';
import { deliverDueEvents } from '../webhooks/deliver';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Sends due webhooks. Events are taken under the job's lock, which no call to another system holds. */
export const deliverWebhooks = async (
  deps: Pick<AppDeps, 'db' | 'clock' | 'log' | 'config'>,
): Promise<number> => deliverDueEvents(deps, (take) => runExclusively(deps.db, 'webhooks', take));

export const jobsOf = (
  deps: Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log' | 'config' | 'mail'>,
): Job[] => [
  {
    name: 'webhooks',
    everyMs: 5 * SECOND_MS,
    run: async () => {
      await deliverWebhooks(deps);
    },
  },
  { name: 'review-mails', everyMs: 5 * SECOND_MS, run: () => sendDueMails(deps) },
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

/**
 * The service's periodic jobs. Every replica runs them, but each job runs on one replica at a time; e-mails
 * and codes of different requests are sent by several.
 */
import type { AppDeps } from '../deps';
import { sendDueCodes } from '../codes/dueMessages';
import { stampDueDocuments } from '../pdfSeal/timeStamp/stampDue';
import { watchSms } from '../limits/watchSms';
import { sendDueMails } from '../review/sendMails';
import { linkAudit, logAuditEnd } from './auditChain';
import { ifClockIsBelieved } from './clockDoubt';
import { eraseAbandoned, eraseLeftovers, eraseSessions } from './retention';
import { runExclusively } from './lock';
import type { Job } from './runner';
import { sweepFiles } from './sweep';
import { dropOldCounts, saveTally } from '../figures/tally';
import { deliverDueEvents } from '../review/webhooks/deliver';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** Events are taken under the job's lock, which no call to another system holds. */
export const deliverWebhooks = async (
  deps: Pick<AppDeps, 'db' | 'clock' | 'log' | 'config'>,
): Promise<number> => deliverDueEvents(deps, (take) => runExclusively(deps.db, 'webhooks', take));

/** Documents are taken under the job's lock, which no call to another system holds. */
export const addTimeStamps = (
  deps: Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log' | 'config'>,
): Promise<void> => stampDueDocuments(deps, (take) => runExclusively(deps.db, 'time-stamps', take));

export const jobsOf = (
  deps: Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log' | 'config' | 'mail' | 'sms' | 'codeKey'>,
): Job[] => [
  {
    name: 'webhooks',
    everyMs: 5 * SECOND_MS,
    run: async () => {
      await deliverWebhooks(deps);
    },
  },
  { name: 'time-stamps', everyMs: 5 * SECOND_MS, run: () => addTimeStamps(deps) },
  { name: 'codes', everyMs: 5 * SECOND_MS, run: () => sendDueCodes(deps) },
  { name: 'sms-of-the-hour', everyMs: MINUTE_MS, run: watchSms(deps) },
  { name: 'figures', everyMs: MINUTE_MS, run: () => saveTally(deps) },
  { name: 'audit-chain', everyMs: 5 * SECOND_MS, run: async () => void (await linkAudit(deps)) },
  { name: 'audit-end', everyMs: 60 * MINUTE_MS, run: () => logAuditEnd(deps) },
  { name: 'review-mails', everyMs: 5 * SECOND_MS, run: () => sendDueMails(deps) },
  ...[
    { name: 'figures-of-long-ago', everyMs: 24 * 60 * MINUTE_MS, run: () => dropOldCounts(deps) },
    { name: 'sessions', everyMs: 10 * MINUTE_MS, run: () => eraseSessions(deps) },
    { name: 'leftovers', everyMs: 30 * MINUTE_MS, run: () => eraseLeftovers(deps) },
    { name: 'retention', everyMs: 60 * MINUTE_MS, run: () => eraseAbandoned(deps) },
    { name: 'sweep', everyMs: 6 * 60 * MINUTE_MS, run: () => sweepFiles(deps) },
  ].map((job) => ({ ...job, run: ifClockIsBelieved(deps, job.run) })),
];

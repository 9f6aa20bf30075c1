import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { AppDeps } from '../deps';
import type { Backlog } from '../db/types';
import { backlogOfMails } from '../repositories/reviewMails';
import { backlogOfStamps } from '../repositories/timeStamps';
import { backlogOfEvents } from '../repositories/webhookEvents';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config'>;

const MS_PER_SECOND = 1000;

/** While the database is down these gauges have no values, and the other metrics are served. */
export const registerQueues = (
  register: Registry<OpenMetricsContentType>,
  { db, clock, config }: Deps,
): void => {
  const queues: Readonly<Record<string, () => Promise<readonly Backlog[]>>> = {
    review_mails: async () => backlogOfMails(db),
    // Without a receiver, events are kept but not sent.
    ...(config.WEBHOOK_URL !== undefined && { webhooks: async () => backlogOfEvents(db) }),
    ...(config.TSA_URL !== undefined && { time_stamps: async () => backlogOfStamps(db) }),
  };
  const collectInto = async (gauge: Gauge, set: (queue: string, backlog: readonly Backlog[]) => void) => {
    gauge.reset();
    for (const [queue, read] of Object.entries(queues)) {
      const backlog = await read().catch(() => undefined);
      if (backlog) set(queue, backlog);
    }
  };
  const waiting: Gauge = new Gauge({
    name: 'apertura_queue_messages',
    help: 'Messages that were not handed over yet, by queue; dead ones were given up',
    labelNames: ['queue', 'status'],
    registers: [register],
    collect: () =>
      collectInto(waiting, (queue, backlog) => {
        for (const status of ['pending', 'dead'])
          waiting.set({ queue, status }, backlog.find((one) => one.status === status)?.number ?? 0);
      }),
  });
  const oldest: Gauge = new Gauge({
    name: 'apertura_queue_oldest_seconds',
    help: 'Age of the oldest message that waits to be handed over, by queue; 0 when none does',
    labelNames: ['queue'],
    registers: [register],
    collect: () =>
      collectInto(oldest, (queue, backlog) => {
        const since = backlog.find(({ status }) => status === 'pending')?.since;
        oldest.set({ queue }, since ? (clock.now().getTime() - since.getTime()) / MS_PER_SECOND : 0);
      }),
  });
};

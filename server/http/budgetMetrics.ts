/** A part of a budget that is never given back is seen in these metrics. */
import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { Config } from '../config';
import { QUEUE_LENGTH, waitingTasks } from '../limits/fairQueue';
import { recordingsUsed } from '../limits/recordings';
import { openLedgers } from '../limits/usage';
import { uploadBudgetUsed } from '../uploads/uploadLimits';

const MS_PER_SECOND = 1000;

export const registerBudgets = (
  register: Registry<OpenMetricsContentType>,
  config: Pick<Config, 'UPLOAD_BUDGET_MB'>,
): void => {
  const gaugeOf = (name: string, help: string, set: (gauge: Gauge) => void): void => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: ['budget'],
      registers: [register],
      collect: () => set(gauge),
    });
  };
  gaugeOf('apertura_budget_holders', 'How many hold a part of the budget', (gauge) => {
    for (const [budget, ledger] of openLedgers) gauge.set({ budget }, ledger.held().holders);
  });
  gaugeOf('apertura_budget_oldest_seconds', 'How long the oldest of them has held its part', (gauge) => {
    for (const [budget, ledger] of openLedgers) gauge.set({ budget }, ledger.held().oldestMs / MS_PER_SECOND);
  });
  gaugeOf('apertura_budget_used_ratio', 'Share of the budget that is in use, or of a queue', (gauge) => {
    gauge.set({ budget: 'uploads' }, uploadBudgetUsed(config));
    gauge.set({ budget: 'recordings' }, recordingsUsed());
    for (const [budget, waiting] of waitingTasks()) gauge.set({ budget }, waiting / QUEUE_LENGTH);
  });
};

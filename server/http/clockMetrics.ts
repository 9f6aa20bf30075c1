import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { AppDeps } from '../deps';
import { readClockMarks } from '../repositories/clockMarks';

export const registerClock = (
  register: Registry<OpenMetricsContentType>,
  { db }: Pick<AppDeps, 'db'>,
): void => {
  const doubted: Gauge = new Gauge({
    name: 'apertura_clock_doubted',
    help: '1 while the clock has jumped and nothing is erased, 0 otherwise',
    registers: [register],
    collect: async () => {
      const marks = await readClockMarks(db).catch(() => undefined);
      doubted.reset();
      if (marks) doubted.set(marks.doubtedSince ? 1 : 0);
    },
  });
};

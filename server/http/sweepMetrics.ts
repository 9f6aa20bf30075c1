import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { AppDeps } from '../deps';
import { lastSweepOf } from '../documents/lastSweep';

const OUTCOMES = ['orphans', 'deleted', 'restored', 'missing', 'kept'] as const;

export const registerSweep = (
  register: Registry<OpenMetricsContentType>,
  { documents }: Pick<AppDeps, 'documents'>,
): void => {
  const stopped: Gauge = new Gauge({
    name: 'apertura_sweep_stopped',
    help: '1 when the last sweep moved nothing because a signed document or too many files had no row',
    registers: [register],
    collect: () => stopped.set(lastSweepOf(documents)?.stopped ? 1 : 0),
  });
  const files: Gauge = new Gauge({
    name: 'apertura_sweep_files',
    help: 'Files in the last sweep of the document store, by what became of them',
    labelNames: ['outcome'],
    registers: [register],
    collect: () => {
      const swept = lastSweepOf(documents);
      for (const outcome of OUTCOMES) files.set({ outcome }, swept?.[outcome] ?? 0);
    },
  });
};

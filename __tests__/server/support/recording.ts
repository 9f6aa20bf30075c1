import type { Trace, TraceEvent } from '../../../src/contract/trace';

const started: TraceEvent = {
  t: 12,
  kind: 'action',
  name: 'app/bootstrapRequested',
  from: 'screen',
  action: { type: 'app/bootstrapRequested' },
};

export const recording = (changes: Partial<Trace> = {}): Trace => ({
  format: 'apertura-trace',
  version: 1,
  journey: 'ABCDEFGH',
  build: 'test',
  startedAt: '2026-11-20T09:00:00Z',
  path: '/request/contact-info',
  config: {},
  device: { viewport: '360x740' },
  base: null,
  dropped: 0,
  events: [started],
  ...changes,
});

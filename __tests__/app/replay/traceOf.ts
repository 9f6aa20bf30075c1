import type { UnknownAction } from '@reduxjs/toolkit';
import type { Trace, TraceEvent } from '../../../src/contract/trace';

export const acted = (action: UnknownAction, t = 0): TraceEvent => ({
  t,
  kind: 'action',
  name: action.type,
  from: 'flow',
  action,
});

export const traceOf = (events: readonly TraceEvent[], more: Partial<Trace> = {}): Trace =>
  // As it comes out of a file.
  JSON.parse(
    JSON.stringify({
      format: 'apertura-trace',
      version: 1,
      journey: 'ABCDEFGH',
      build: 'test',
      startedAt: '2026-11-23T10:00:00Z',
      path: '/request/contact-info',
      config: {},
      device: { viewport: '360x740', touch: true, browser: 'Chrome 140' },
      base: null,
      dropped: 0,
      events,
      ...more,
    }),
  ) as Trace;

import type { CDPSession } from 'playwright-core';
import { TRACE_MAX_BYTES } from '../../../src/contract/trace';
import { arrive } from '../support/arrive';
import { fastForward } from '../../../scripts/testing/product/earlier';
import { goOn, heading } from '../../../scripts/testing/pages/form';
import { button } from '../../../scripts/testing/pages/way';
import { product } from '../support/worker';

interface Held {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** Twice, since what a first collection frees may hold more. */
const heldBy = async (session: CDPSession): Promise<Held> => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
};

it('[R3.5-03] a hundred steps back and forth leave no listener, element or value behind', async () => {
  const { page, context, open } = await arrive();
  await fastForward(context, product, 'self-certifications', { back: 1 });
  await open();
  await heading(page, 'La tua attività');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const goThere = async (): Promise<void> => {
    await goOn(page);
    await heading(page, 'Di che cosa ti occupi?');
    await button(page, 'Indietro').click();
    await heading(page, 'La tua attività');
  };
  const repeat = async (times: number): Promise<Held> => {
    for (let time = 0; time < times; time += 1) await goThere();
    return heldBy(session);
  };
  const first = await repeat(10);
  const last = await repeat(40);
  expect(last.listeners).toBeLessThanOrEqual(first.listeners);
  // A notice may be on one page and not on the other.
  expect(last.nodes).toBeLessThan(first.nodes * 1.1);
  // The recording for support grows up to its bound.
  expect(last.heap - first.heap).toBeLessThan(TRACE_MAX_BYTES);
});

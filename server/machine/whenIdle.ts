import { performance } from 'node:perf_hooks';

const EVERY_MS = 1000;
/** The share of the last second in which the process had something to do. */
const BUSY = 0.1;

export const whenIdle = (work: () => void): void => {
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > BUSY) return;
    clearInterval(timer);
    work();
  }, EVERY_MS);
  timer.unref();
};

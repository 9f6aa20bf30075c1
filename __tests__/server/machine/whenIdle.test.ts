import { performance } from 'node:perf_hooks';
import { whenIdle } from '../../../server/machine/whenIdle';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('works once, after the first second in which little was done', () => {
  jest.useFakeTimers();
  // Seconds of which the process was busy for one half, one fifth, nothing and nothing.
  const active = [0, 500, 700, 700, 700];
  let second = 0;
  const { eventLoopUtilization } = performance;
  jest.spyOn(performance, 'eventLoopUtilization').mockImplementation((one, other) => {
    if (one) return eventLoopUtilization(one, other);
    const busy = active[second] ?? 0;
    const idle = second * 1000 - busy;
    second += 1;
    return { active: busy, idle, utilization: 0 };
  });
  const work = jest.fn();
  whenIdle(work);
  jest.advanceTimersByTime(2000);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

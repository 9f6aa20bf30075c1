import type * as timers from 'node:timers';
import { untilAtRest } from '../../setup/otherThreads';

const { setImmediate: soon } = jest.requireActual<typeof timers>('node:timers');

export const ownClock = (): void => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] });
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
};

export const pass = async (milliseconds = 0): Promise<void> => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await untilAtRest(async () => {
    await new Promise((resolve) => soon(resolve));
    await jest.advanceTimersByTimeAsync(0);
  });
};

import type * as timers from 'node:timers';

const { setImmediate: soon } = jest.requireActual<typeof timers>('node:timers');

/** Operations of WebCrypto under way: they run on threads, which take their time whatever the clock says. */
const sealing = new Set<Promise<unknown>>();

/** Before each test the clock is the test's, and operations on other threads are known. */
export const ownClock = (): void => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] });
    localStorage.clear();
    sessionStorage.clear();
    for (const name of ['encrypt', 'decrypt', 'importKey', 'deriveKey', 'digest'] as const) {
      const operation = crypto.subtle[name].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
      jest.spyOn(crypto.subtle, name).mockImplementation(((...args: unknown[]) => {
        const result = operation(...args);
        sealing.add(result);
        const end = (): void => void sealing.delete(result);
        result.then(end, end);
        return result;
      }) as never);
    }
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
};

const CALM = 5;

/** Puts the clock forward, and lets everything come of it that can without a further answer. */
export const pass = async (milliseconds = 0): Promise<void> => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  for (let calm = 0; calm < CALM; calm = sealing.size === 0 ? calm + 1 : 0) {
    await new Promise((resolve) => soon(resolve));
    await jest.advanceTimersByTimeAsync(0);
  }
};

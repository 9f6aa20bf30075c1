/** Delays in milliseconds before a failed upload is retried, one for each retry. */
export const pauses: readonly number[] = [1000, 2000, 4000, 8000];

/** Some browsers report wrongly that they are offline, so the upload is retried after this delay anyway. */
export const OFFLINE_RECHECK_MS = 30_000;

/** Varies a delay by up to a quarter, so that uploads that failed together do not retry together. */
export const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2);

/** Resolves when the time is over, the connection is back or the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** Milliseconds, one for each retry. */
export const pauses: readonly number[] = [1000, 2000, 4000, 8000];

/** Some browsers report wrongly that they are offline, so the upload is retried after this delay anyway. */
export const OFFLINE_RECHECK_MS = 30_000;

/** Uploads that failed together must not retry together. */
export const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2);

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

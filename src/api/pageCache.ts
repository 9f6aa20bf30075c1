/**
 * The browser's page cache. If a request is under way as the page is put there, and is answered meanwhile,
 * Firefox (153) never reports it: neither the answer nor its end when it is aborted.
 */

/** How long an answer that was awaited before may still take once the page is back. */
export const LATE_ANSWER_MS = 5_000;

export const onReturn = (listener: () => void): (() => void) => {
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', comeBack);
  return () => window.removeEventListener('pageshow', comeBack);
};

/** Rejects when the signal aborts, even if the browser does not. */
export const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> => {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
  return Promise.race([promise, aborted]);
};

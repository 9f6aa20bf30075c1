/** Returns a function that cancels the work. */
export function whenIdle(work: () => unknown): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(request);
}

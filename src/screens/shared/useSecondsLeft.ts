import { useCallback, useSyncExternalStore } from 'react';

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Short enough to show every second in time. */
const LOOK_EVERY_MS = 200;

/**
 * Returns whole seconds until an instant in epoch milliseconds, read from the clock; 0 once it has passed.
 */
export function useSecondsLeft(instant: number): number {
  const watchClock = useCallback(
    (look: () => void) => {
      const timer = setInterval(() => {
        look();
        if (secondsUntil(instant) === 0) clearInterval(timer);
      }, LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [instant],
  );
  return useSyncExternalStore(watchClock, () => secondsUntil(instant));
}

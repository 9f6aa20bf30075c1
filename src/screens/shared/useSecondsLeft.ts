import { useCallback, useSyncExternalStore } from 'react';

/** Returns 0 if the clock was set back: the instant then means nothing. */
const secondsUntil = (instant: number, longest: number): number => {
  const left = instant - Date.now();
  return left > longest ? 0 : Math.max(0, Math.ceil(left / 1000));
};

/** Short enough to show every second in time. */
const LOOK_EVERY_MS = 200;

/** `instant` is in epoch milliseconds. `longest`: the milliseconds that a wait can take. */
export function useSecondsLeft(instant: number, longest = Infinity): number {
  const watchClock = useCallback(
    (look: () => void) => {
      const timer = setInterval(() => {
        look();
        if (secondsUntil(instant, longest) === 0) clearInterval(timer);
      }, LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [instant, longest],
  );
  return useSyncExternalStore(watchClock, () => secondsUntil(instant, longest));
}

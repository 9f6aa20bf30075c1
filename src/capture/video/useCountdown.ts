import { useEffect, useEffectEvent, useState } from 'react';

const FROM = 3;
const EVERY_MS = 1000;

export interface Countdown {
  /** 3, 2, 1; undefined while it does not run. */
  readonly count: number | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** `onCount` at each number, `onEnd` a second after the last. */
export function useCountdown(onCount: () => void, onEnd: () => void): Countdown {
  const [count, setCount] = useState<number>();
  const sayCount = useEffectEvent(onCount);
  const sayEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (count === undefined) return;
    sayCount();
    const timer = setTimeout(() => {
      setCount(count > 1 ? count - 1 : undefined);
      if (count === 1) sayEnd();
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return { count, start: () => setCount(FROM), cancel: () => setCount(undefined) };
}

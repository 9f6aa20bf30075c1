import { useEffect, useState, type ReactNode } from 'react';

interface WaitingProps {
  /** Milliseconds, or Infinity. */
  readonly patience: number;
  readonly children: ReactNode;
}

/** Fails after its time: what comes later must not take the place of what is read by then. */
export function Waiting({ patience, children }: WaitingProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (patience === Infinity) return;
    const timer = setTimeout(() => setOver(true), patience);
    return () => clearTimeout(timer);
  }, [patience]);
  if (isOver) throw new Error(`The code did not come in ${patience} ms`);
  return children;
}

import { useEffect, useState } from 'react';

/** True once `on` has held for so long without a break. */
export function useDelay(on: boolean, ms: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setDue(true), ms);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [on, ms]);
  return due && on;
}

import { useEffect, useRef, useState } from 'react';

/**
 * `true` only after `active` has lasted `delay` ms, and then for `minimum` ms at least:
 * what is quick shows nothing, what is slow does not flicker.
 */
export function useDelayedFlag(active: boolean, delay = 150, minimum = 400): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (active === shown) return;
    const wait = active ? delay : Math.max(0, shownAt.current + minimum - Date.now());
    const timer = setTimeout(() => {
      if (active) shownAt.current = Date.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown, delay, minimum]);
  return shown;
}

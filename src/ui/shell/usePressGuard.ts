import { useLayoutEffect } from 'react';

/** Nobody reads a page in this time: a press in it is the second tap on the page before. */
const FRESH_MS = 400;

/** The slowest double click that a system can be set to is 0.9 s: a page after that comes by itself. */
const RECENT_MS = 1000;

/** Half the side of the guarded square in pixels: about the width of a thumb. */
const REACH = 48;

let last: { readonly x: number; readonly y: number; readonly at: number } | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => (last = { x, y, at: performance.now() }),
    true,
  );
}

/**
 * When another page appears upon a press, presses at the same place go nowhere for a moment. Otherwise the
 * second tap of a double tap would press what is at that place now: mostly Continue, above an empty form.
 */
export function usePressGuard(page: string | undefined): void {
  // Before the page is drawn: later, a press upon it would be taken for the one before it.
  useLayoutEffect(() => {
    if (page === undefined || !last || performance.now() - last.at > RECENT_MS) return;
    const guard = document.createElement('div');
    Object.assign(guard.style, {
      ...{ position: 'fixed', zIndex: '2000', width: `${2 * REACH}px`, height: `${2 * REACH}px` },
      ...{ left: `${last.x - REACH}px`, top: `${last.y - REACH}px` },
    });
    document.body.append(guard);
    const timer = setTimeout(() => guard.remove(), FRESH_MS);
    return () => {
      clearTimeout(timer);
      guard.remove();
    };
  }, [page]);
}

import { useEffect } from 'react';

/** Nobody reads a page in this time: a press in it is the second tap on the page before. */
const FRESH_MS = 400;

/** Half the side of the guarded square in pixels: about the width of a thumb. */
const REACH = 48;

let last: { readonly x: number; readonly y: number } | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (last = { x, y }), true);
}

/**
 * When another page appears, presses at the place of the last one go nowhere for a moment. Otherwise the
 * second tap of a double tap would press what stands at that place now: mostly Continue, above an empty form.
 */
export function usePressGuard(page: string | undefined): void {
  useEffect(() => {
    if (page === undefined || !last) return;
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

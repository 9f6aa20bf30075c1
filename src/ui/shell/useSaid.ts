import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announce';
import { textOf } from './topDialog';

/**
 * The text is announced as it appears, and again when it changes: screen readers say only what comes into a
 * live region that was there before.
 */
export function useSaid<Shown extends Element>(isSaid = true): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const said = useRef('');
  useEffect(() => {
    const text = isSaid && shown.current ? textOf(shown.current) : '';
    // A part that goes away is no news.
    if (text !== '' && !said.current.includes(text)) announce(text);
    said.current = text;
  });
  return shown;
}

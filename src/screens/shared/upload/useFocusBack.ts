import { type RefObject, useEffect, useRef } from 'react';

/** On the page, or on a box that was focusable only while its file was sent, which browsers notice later. */
const isLost = (card: HTMLElement, id: string): boolean => {
  const now = document.activeElement;
  if (now === document.body) return true;
  if (!(now instanceof HTMLElement) || !card.contains(now) || now.closest('dialog')) return false;
  return now.id !== id && now.tabIndex < 0;
};

/**
 * The input goes while its file is prepared and sent, and so does the button that opened a dialog: the focus
 * that they had returns to the box, which has the id meanwhile.
 */
export function useFocusBack(id: string, state: string): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const isMine = useRef(false);
  const shown = useRef(state);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      isMine.current = target instanceof Node && card.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (isMine.current && card.current && isLost(card.current, id))
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [id, state]);
  return card;
}

import { useLayoutEffect, type RefObject } from 'react';

/**
 * Opens a native `<dialog>` as a modal while `open`: the page behind is inert and does not scroll, the focus goes in and,
 * at the end, back to where it was, also when React removes the element; where that is gone, to the page's title.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    // Where `showModal` is missing (Safari before 15.4, jsdom) the dialog is shown without being modal.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      document.documentElement.style.overflow = overflow;
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      focusAgain(before);
    };
  }, [ref, open]);
}

function focusAgain(before: Element | null): void {
  const isThere = before !== document.body && before?.isConnected;
  const target = isThere ? before : document.querySelector('h1');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

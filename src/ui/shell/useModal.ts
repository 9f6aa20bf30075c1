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
  if (before !== document.body && before?.isConnected) {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return;
  }
  // A field that knows its own place takes the focus as the dialog goes: the title comes after it.
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  });
}

import { useLayoutEffect, type RefObject } from 'react';

/**
 * Opens a native `<dialog>` as a modal while `open`: the page behind is inert and does not scroll. The focus
 * moves in, and on close or unmount back to where it was, or else to the page's title.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    // Without `showModal` (Safari before 15.4, jsdom) the dialog is not modal.
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
  // Waits for a field that takes the focus itself as the dialog closes; else focuses the title.
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  });
}

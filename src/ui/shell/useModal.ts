import { useLayoutEffect, type RefObject } from 'react';
import { announce } from './announce';
import { dropDialog, pushDialog } from './topDialog';

/**
 * What live regions behind the dialog have said meanwhile is announced when it closes: behind a modal dialog
 * nothing is read out.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    pushDialog(dialog);
    const before = document.activeElement;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    // The last is the dialog's own choice, the first its title. By the attribute the browser goes there at
    // once: of each stop on the way a screen reader would say everything.
    const first = [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')].at(-1);
    first?.setAttribute('autofocus', '');
    // Without `showModal` (Safari before 15.4, jsdom) the dialog is not modal.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    first?.focus();
    return () => {
      document.documentElement.style.overflow = overflow;
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      focusAgain(before);
      const missed = dropDialog(dialog);
      queueMicrotask(() => announceLater(missed()));
    };
  }, [ref, open]);
}

/** Browsers take a moment to give the page back to screen readers. */
const INERT_ENDS_MS = 100;

function announceLater(texts: readonly string[]): void {
  if (texts.length > 0) setTimeout(() => texts.forEach(announce), INERT_ENDS_MS);
}

function focusAgain(before: Element | null): void {
  // An element that replaced it has its id: the box of a file that is being sent.
  const now = before?.isConnected ? before : document.getElementById(before?.id || ' ');
  if (now instanceof HTMLElement && now !== document.body) {
    now.focus({ preventScroll: true });
    if (document.activeElement === now) return;
  }
  // Waits for a field that takes the focus itself as the dialog closes; else focuses the title.
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  });
}

const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex]';

/** Focuses the element of that id, or the first thing in it that can be; scrolls it to the middle. False when there is none. */
export function focusById(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const target = element.matches(FOCUSABLE)
    ? element
    : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  target.focus({ preventScroll: true });
  // jsdom has no layout and no scrollIntoView.
  target.scrollIntoView?.({ block: 'center' });
  return document.activeElement === target;
}

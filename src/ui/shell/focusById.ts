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

/**
 * The same for a field that may be waiting: for its list, which can be asked for again beside it, or for a choice that stands
 * before it in the form. The focus goes where something can be done.
 */
export function focusField(id: string): boolean {
  if (focusById(id)) return true;
  const field = document.getElementById(id);
  if (!field) return false;
  const help = `${id}-altro`;
  if (document.getElementById(help)?.querySelector('button') && focusById(help)) return true;
  const fields = [...(field.closest('form')?.querySelectorAll('[id^="campo-"]:is(input, select)') ?? [])];
  const before = fields.slice(0, Math.max(0, fields.indexOf(field))).reverse();
  return before.some((one) => focusById(one.id));
}

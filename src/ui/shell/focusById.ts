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

/** Nothing can be put right there. */
export const isReadOnly = (id: string): boolean =>
  document.getElementById(id)?.matches('[readonly]') === true;

/**
 * The same for a field that may be waiting: for its list, which can be asked for again beside it, or for a choice that stands
 * before it in the form. The focus goes where something can be done.
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  const fields = [...(field.closest('form')?.querySelectorAll('[id^="campo-"]:is(input, select)') ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  // What is only to be read follows from the choice beside it.
  if (isReadOnly(id) && next?.matches('select:not(:disabled)') === true) return focusById(next.id);
  if (focusById(id)) return true;
  const help = `${id}-altro`;
  if (document.getElementById(help)?.querySelector('button') && focusById(help)) return true;
  const before = fields.slice(0, Math.max(0, fields.indexOf(field))).reverse();
  return before.some((one) => focusById(one.id));
}

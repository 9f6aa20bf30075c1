const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex]';

/** False if nothing took the focus. */
export function focusById(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const target = element.matches(FOCUSABLE)
    ? element
    : (element.querySelector<HTMLElement>('[data-way-on]') ??
      element.querySelector<HTMLElement>(FOCUSABLE) ??
      element);
  target.focus({ preventScroll: true });
  // A wrong code is replaced by the next key.
  if (target instanceof HTMLInputElement && target.autocomplete === 'one-time-code') target.select();
  // jsdom has no layout and no scrollIntoView.
  target.scrollIntoView?.({ block: 'center' });
  return document.activeElement === target;
}

/** Errors cannot be corrected in a read-only field. */
export const isReadOnly = (id: string): boolean =>
  document.getElementById(id)?.matches('[readonly]') === true;

/** A disabled field cannot take the focus: its retry button does, or an earlier field on which it depends. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  const fields = [...(field.closest('form')?.querySelectorAll('[id^="campo-"]:is(input, select)') ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  // A read-only field follows from the choice after it.
  if (isReadOnly(id) && next?.matches('select:not(:disabled)') === true) return focusById(next.id);
  if (focusById(id)) return true;
  const help = `${id}-altro`;
  if (document.getElementById(help)?.querySelector('button') && focusById(help)) return true;
  const before = fields.slice(0, Math.max(0, fields.indexOf(field))).reverse();
  return before.some((one) => focusById(one.id));
}

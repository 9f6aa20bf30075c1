import { fieldId } from './fieldId';

export const groupId = (name: string): string => `${fieldId(name)}-gruppo`;

export const placeOf = (name: string): string =>
  document.getElementById(groupId(name)) ? groupId(name) : fieldId(name);

const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? '';

/** What distinguishes two fields with the same message, the widest first: section, then label. */
const signs: readonly ((field: HTMLElement) => string)[] = [
  (field) => textOf(field.closest('section')?.querySelector('h2')),
  (field) =>
    textOf(
      document.getElementById(`${field.id}-label`) ??
        // The label of a group of choices, or of a box for a file.
        document.getElementById(`${field.id}-titolo`) ??
        field.closest('[role=group]'),
    ),
];

/** '' unless several fields have the same message. */
export function signOf(field: HTMLElement | null, others: readonly (HTMLElement | null)[]): string {
  if (!field) return '';
  const twins = others.filter((other): other is HTMLElement => other !== null && other !== field);
  const sign = signs.find((one) => one(field) !== '' && twins.every((twin) => one(twin) !== one(field)));
  return twins.length === 0 ? '' : (sign?.(field) ?? '');
}

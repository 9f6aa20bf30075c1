import type * as yup from 'yup';
import type { ListName } from '../lookups';
import { requiredText } from './base';
import { invalid } from './messages';
import { testWithContext } from './withContext';

/**
 * A choice from a list, required. `of` names the sibling that the list depends on: where that one is wrong
 * the list is empty, and judges nothing.
 */
export const chosen = (
  label: string,
  list: ListName,
  { of, message }: { readonly of?: string; readonly message?: string } = {},
): yup.StringSchema<string> =>
  testWithContext(requiredText(label, message), 'list', invalid(label), (value, { lookups }, siblings) => {
    const offered = lookups?.options?.(list, of === undefined ? '' : (siblings[of] ?? ''));
    return !offered?.length || offered.includes(value);
  });

import type * as yup from 'yup';
import type { ListName } from '../lookups';
import { requiredText } from './base';
import { invalid } from './generalMessages';
import { testWithContext } from './withContext';

/**
 * `of`: the sibling field that the list depends on. If that is wrong, the list is empty and every value
 * passes.
 */
export const oneOfList = (
  label: string,
  list: ListName,
  { of, message }: { readonly of?: string; readonly message?: string } = {},
): yup.StringSchema<string> =>
  testWithContext(requiredText(label, message), 'list', invalid(label), (value, { lookups }, siblings) => {
    const offered = lookups?.options?.(list, of === undefined ? '' : (siblings[of] ?? ''));
    return !offered?.length || offered.includes(value);
  });

import { TURNOVER_MAX_LENGTH } from '../../../contract/limits';
import { inGroups } from '../../../contract/amountText';
import type { Rewrite } from './rewriteTyped';

const GROUPED = /^(?:\d{1,3}(?:\.\d{3})*|\d*)$/;
const AMOUNT = /^(\d+|\d{1,3}(?:\.\d{3})+)(\.\d{0,2})?$/;

const dots = (text: string): number => text.split('.').length;

const grouped = (text: string, tooLong: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length > TURNOVER_MAX_LENGTH ? tooLong : inGroups(digits);
};

/**
 * After a typed dot, up to two digits count as cents. Text with other characters is left as it is, to be
 * parsed when the field is left.
 */
export const groupTyped: Rewrite = (text, _adding, before) => {
  if (!/^[\d.]+$/.test(text)) return text;
  const ours = before !== '' && GROUPED.test(before) && dots(text) <= dots(before);
  if (ours) return grouped(text, text.replace(/\D/g, ''));
  const [, euros, cents = ''] = AMOUNT.exec(text) ?? [];
  return euros === undefined ? text : grouped(euros, euros) + cents;
};

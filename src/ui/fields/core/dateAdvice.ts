import { isoDate, isoMonth } from '../../../contract/rules/dates';
import { invalid } from '../../../contract/rules/generalMessages';
import { uiCopy } from '../../../copy/ui';
import type { Advise } from './TextControl';

const { advice } = uiCopy.date;

/** A year of two digits that could be either century's, and one that no date here has. */
const SHORT_YEAR = /^(?:\d\d\/)?\d\d\/\d\d$/;
const FAR_YEAR = /^(?:\d\d\/)?\d\d\/(?:0\d|1[0-8]|2[2-9]|[3-9]\d)\d\d$/;

/**
 * Names the form of a text that is no date. A real date that is called invalid lies in the future; the other
 * messages say what is wrong.
 */
const adviceOn =
  (read: (text: string) => string | undefined, form: string): Advise =>
  (text, error) => {
    if (SHORT_YEAR.test(text)) return advice.shortYear;
    if (FAR_YEAR.test(text)) return advice.farYear;
    if (read(text) === undefined) return form;
    return error.endsWith(invalid('')) ? advice.future : undefined;
  };

export const dateAdvice = adviceOn(isoDate, advice.date);
export const monthAdvice = adviceOn(isoMonth, advice.month);

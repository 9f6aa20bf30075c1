import { isoDate, isoMonth } from '../../../contract/rules/dates';
import { invalid } from '../../../contract/rules/generalMessages';
import { uiCopy } from '../../../copy/ui';
import type { Advise } from './TextControl';

const { advice } = uiCopy.date;

/**
 * Names the form of a text that is no date. A real date that is called invalid lies in the future; the other
 * messages say what is wrong.
 */
const adviceOn =
  (read: (text: string) => string | undefined, form: string): Advise =>
  (text, error) => {
    if (read(text) === undefined) return form;
    return error.endsWith(invalid('')) ? advice.future : undefined;
  };

export const dateAdvice = adviceOn(isoDate, advice.date);
export const monthAdvice = adviceOn(isoMonth, advice.month);

/** Where two people would have the same tax code, digits are replaced by letters (omocodia). */
import { checkCharacter } from './taxCode';
import { withoutOmocodia } from './taxCodeDigits';

const PLAIN = /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/;

/**
 * With its own check character: one for all forms of a person's code. Any other text is returned as it is.
 */
export const plainTaxCode = (cf: string): string => {
  const plain = withoutOmocodia(cf);
  if (!PLAIN.test(plain)) return cf;
  const first15 = plain.slice(0, 15);
  return first15 + checkCharacter(first15);
};

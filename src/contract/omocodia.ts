/**
 * The forms of a tax code: where two people would have the same one, digits are replaced by letters
 * (omocodia).
 */
import { checkCharacter } from './taxCode';
import { DIGIT_PLACES, OMOCODE_LETTERS, withoutOmocodia } from './taxCodeDigits';

const PLAIN = /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/;

/**
 * Returns the code without omocodia, with its own check character: one for all forms of a person's code. Any
 * other text is returned as it is.
 */
export const plainTaxCode = (cf: string): string => {
  const plain = withoutOmocodia(cf);
  if (!PLAIN.test(plain)) return cf;
  const first15 = plain.slice(0, 15);
  return first15 + checkCharacter(first15);
};

/** Returns all 128 forms of a tax code; another text alone. */
export const taxCodeForms = (cf: string): readonly string[] => {
  const plain = plainTaxCode(cf);
  if (!PLAIN.test(plain)) return [cf];
  let forms = [plain.slice(0, 15)];
  for (const place of DIGIT_PLACES) {
    const letter = OMOCODE_LETTERS[Number(plain[place])] ?? '';
    forms = forms.flatMap((form) => [form, form.slice(0, place) + letter + form.slice(place + 1)]);
  }
  return forms.map((first15) => first15 + checkCharacter(first15));
};

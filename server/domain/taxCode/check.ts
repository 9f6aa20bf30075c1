import { TAX_CODE_PATTERN } from '../../../src/contract/rules/contact';
import { checkCharacter, matchesNames, withoutOmocodia } from '../../../src/contract/taxCode';
import { decodeBirthDate, decodePlace } from './decode';

export type TaxCodePart = 'format' | 'check' | 'surname' | 'name' | 'date' | 'place';

export type TaxCodeCheck =
  { readonly ok: true } | { readonly ok: false; readonly part: TaxCodePart; readonly message: string };

/** What the applicant reads, by the part that is wrong. */
export const taxCodeMessages: Readonly<Record<TaxCodePart, string>> = {
  format: 'Il codice fiscale non è valido: controlla di aver inserito tutti i 16 caratteri',
  check: 'Il codice fiscale non è valido: controlla di averlo scritto correttamente',
  surname: 'Il codice fiscale non corrisponde al cognome inserito',
  name: 'Il codice fiscale non corrisponde al nome inserito',
  date: 'Il codice fiscale non è valido: la data di nascita non è corretta',
  place: 'Il codice fiscale non è valido: il luogo di nascita non esiste',
};

const failed = (part: TaxCodePart): TaxCodeCheck => ({ ok: false, part, message: taxCodeMessages[part] });

/** Letters that stand for digits elsewhere than omocodia allows leave a letter among the digits. */
const DIGITS_IN_PLACE = /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/;

/**
 * Whether a tax code is one, and this person's: form, check character, names, a date on which an adult of `today`
 * (ISO) can be born, an existing birthplace. Codes with omocodia are as good as others.
 */
export const checkTaxCode = (
  cf: string,
  names: { readonly nome: string; readonly cognome: string },
  today: string,
): TaxCodeCheck => {
  const code = cf.trim().toUpperCase();
  if (!TAX_CODE_PATTERN.test(code)) return failed('format');
  if (checkCharacter(code.slice(0, 15)) !== code.slice(15)) return failed('check');
  const matches = matchesNames(code, names);
  if (!matches.cognome) return failed('surname');
  if (!matches.nome) return failed('name');
  if (!DIGITS_IN_PLACE.test(withoutOmocodia(code))) return failed('format');
  if (!decodeBirthDate(code, today)) return failed('date');
  return decodePlace(code) ? { ok: true } : failed('place');
};

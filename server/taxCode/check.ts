import { MINIMUM_AGE_YEARS, TAX_CODE_LENGTH } from '../../src/contract/limits';
import { TAX_CODE_PATTERN } from '../../src/contract/rules/contact';
import { checkCharacter, matchesNames } from '../../src/contract/taxCode';
import { birthDates, decodeBirthDate } from '../../src/contract/taxCodeBirth';
import { withoutOmocodia } from '../../src/contract/taxCodeDigits';
import { decodePlace } from './decode';

export type TaxCodePart =
  | 'format'
  | 'digits'
  | 'check'
  | 'swapped'
  | 'surname'
  | 'name'
  | 'date'
  | 'age'
  | 'place';

export type TaxCodeCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly part: TaxCodePart; readonly message: string };

interface Names {
  readonly nome: string;
  readonly cognome: string;
}

export const taxCodeMessages: Readonly<Record<TaxCodePart, string>> = {
  format: `Il codice fiscale non è valido: ricopialo dalla tessera sanitaria, sono ${TAX_CODE_LENGTH} caratteri tra lettere e numeri`,
  digits:
    'Il codice fiscale non è valido: c’è una lettera al posto di un numero, per esempio la O al posto dello 0',
  check:
    'Il codice fiscale non è valido: uno o più caratteri sono sbagliati o scambiati, controllali uno per uno',
  swapped: 'Il codice fiscale non corrisponde al cognome inserito: nome e cognome sembrano invertiti',
  surname:
    'Il codice fiscale non corrisponde al cognome inserito: scrivi il cognome per intero, come sulla tessera sanitaria',
  name: 'Il codice fiscale non corrisponde al nome inserito: scrivi tutti i nomi che leggi sulla tessera sanitaria, e solo quelli',
  date: 'Il codice fiscale non è valido: la data di nascita che contiene non esiste, controlla i caratteri dal 7° all’11°',
  age: `Dal codice fiscale risulta un’età inferiore a ${MINIMUM_AGE_YEARS} anni: per proseguire bisogna essere maggiorenni`,
  place:
    'Il codice fiscale non è valido: il luogo di nascita che contiene non esiste, controlla i caratteri dal 12° al 15°',
};

const failed = (part: TaxCodePart): TaxCodeCheck => ({ ok: false, part, message: taxCodeMessages[part] });

/** The form of a code without omocodia. A letter that omocodia does not use stays among the digits. */
const DIGITS_IN_PLACE = /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/;

const wrongName = (code: string, names: Names): TaxCodePart | undefined => {
  const matches = matchesNames(code, names);
  if (matches.cognome) return matches.nome ? undefined : 'name';
  const others = matchesNames(code, { nome: names.cognome, cognome: names.nome });
  return others.cognome && others.nome ? 'swapped' : 'surname';
};

/**
 * `today` is an ISO date, on which the person must be an adult. Returns the first fault. Codes with omocodia
 * are valid.
 */
export const checkTaxCode = (cf: string, names: Names, today: string): TaxCodeCheck => {
  const code = cf.trim().toUpperCase();
  if (!TAX_CODE_PATTERN.test(code)) return failed('format');
  if (!DIGITS_IN_PLACE.test(withoutOmocodia(code))) return failed('digits');
  if (checkCharacter(code.slice(0, 15)) !== code.slice(15)) return failed('check');
  const part = wrongName(code, names);
  if (part) return failed(part);
  if (!decodeBirthDate(code, today)) return failed(birthDates(code, today).length > 0 ? 'age' : 'date');
  return decodePlace(code) ? { ok: true } : failed('place');
};

/** On both sides, before a text is validated, sent and stored (spec, 5.1). */
import { tidyBirthDate, tidyPastDate, tidyPastMonth } from './dateText';
import { cleanExpiry } from './expiry';
import { WIRE_TEXT_MAX_LENGTH } from './limits';
import { cleanAddress } from './streetText';
import {
  capitalizeWords, cleanAmount, cleanCount, cleanDocumentNumber, cleanEmail, cleanNumber, cleanOneTimeCode, cleanPhone, cleanTaxCode, cleanText,
  cleanTown, cleanVatNumber, trimmed,
} from './text'; // prettier-ignore

type Cleaner = (text: string) => string;

const cleaners: Readonly<Record<string, Cleaner>> = {
  nome: capitalizeWords,
  cognome: capitalizeWords,
  tutoreNome: capitalizeWords,
  tutoreCognome: capitalizeWords,
  cf: cleanTaxCode,
  tutoreCf: cleanTaxCode,
  email: cleanEmail,
  pec: cleanEmail,
  tutoreEmail: cleanEmail,
  cellulare: cleanPhone,
  confermaCellulare: cleanPhone,
  telefonoAziendale: cleanPhone,
  tutoreCellulare: cleanPhone,
  cap: cleanNumber,
  indirizzo: cleanAddress,
  ragioneSociale: cleanText,
  partitaIva: cleanVatNumber,
  numAddetti: cleanCount,
  fatturato: cleanAmount,
  data: tidyBirthDate,
  dataCostituzione: tidyPastDate,
  numeroDocumento: cleanDocumentNumber,
  numeroSecondoDocumento: cleanDocumentNumber,
  cittaRilascio: cleanTown,
  cittaRilascioSecondoDocumento: cleanTown,
  dataRilascio: tidyPastDate,
  dataRilascioSecondoDocumento: tidyPastDate,
  dataScadenza: cleanExpiry,
  dataScadenzaSecondoDocumento: cleanExpiry,
  enteEmissione: cleanText,
  enteEmissioneSecondoDocumento: cleanText,
  professione: cleanText,
  settoreEconomico: cleanText,
  attivitaSvolta: cleanText,
  altroDescription: cleanText,
  promoCode: cleanText,
  codice: cleanOneTimeCode,
  conclusioneCaricaPolitica: tidyPastMonth,
  conclusioneCaricaPoliticaLegame: tidyPastMonth,
  // Passwords stay unchanged: a blank in a password is refused, not removed.
  password: (text) => text,
  confermaPassword: (text) => text,
};

/** A text that would become longer than the wire takes stays as it is: every field refuses that length. */
const bounded =
  (clean: Cleaner): Cleaner =>
  (text) => {
    const cleaned = clean(text);
    return cleaned.length > WIRE_TEXT_MAX_LENGTH ? text : cleaned;
  };
const boundedCleaners = new Map(
  Object.entries(cleaners).map(([component, clean]) => [component, bounded(clean)]),
);

/** Choices from a list (cities too) are only trimmed, because they must stay equal to the list's text. */
export const cleanerOf = (component: string): Cleaner => boundedCleaners.get(component) ?? trimmed;

export const normalise = (component: string, value: string): string => cleanerOf(component)(value);

const normaliseAt = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') return normalise(name, value);
  return typeof value === 'object' && value !== null ? normaliseValues(value) : value;
};

export function normaliseValues<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, normaliseAt(name, value)]),
  ) as Values;
}

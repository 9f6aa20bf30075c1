/** Normalises each field's text before it is validated, sent and stored (spec, 5.1). Used on both sides. */
import { tidyFutureDate, tidyPastDate, tidyPastMonth } from './dateText';
import { WIRE_TEXT_MAX_LENGTH } from './limits';
import type { StepValues } from './steps/definition';
import {
  capitalizeWords, cleanAddress, cleanAmount, cleanCount, cleanDocumentNumber, cleanEmail, cleanNumber, cleanOneTimeCode, cleanPhone, cleanTaxCode, cleanText,
  cleanVatNumber, trimmed,
} from './text'; // prettier-ignore

type Cleaner = (text: string) => string;

/** By component name, in any widget. */
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
  telefonoAziendale: cleanPhone,
  tutoreCellulare: cleanPhone,
  cap: cleanNumber,
  indirizzo: cleanAddress,
  ragioneSociale: cleanText,
  partitaIva: cleanVatNumber,
  numAddetti: cleanCount,
  fatturato: cleanAmount,
  data: tidyPastDate,
  dataCostituzione: tidyPastDate,
  numeroDocumento: cleanDocumentNumber,
  numeroSecondoDocumento: cleanDocumentNumber,
  cittaRilascio: cleanText,
  cittaRilascioSecondoDocumento: cleanText,
  dataRilascio: tidyPastDate,
  dataRilascioSecondoDocumento: tidyPastDate,
  dataScadenza: tidyFutureDate,
  dataScadenzaSecondoDocumento: tidyFutureDate,
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

/**
 * Returns the normaliser of a component. Choices from a list (cities too) are only trimmed, because they must
 * stay equal to the list's text.
 */
export const cleanerOf = (component: string): Cleaner => boundedCleaners.get(component) ?? trimmed;

export const normalise = (component: string, value: string): string => cleanerOf(component)(value);

export const normaliseValues = <Values extends StepValues>(values: Values): Values => {
  const normalised: Record<string, Record<string, string>> = {};
  for (const [widget, components] of Object.entries(values)) {
    const texts: Record<string, string> = {};
    for (const [name, value] of Object.entries(components)) texts[name] = normalise(name, value);
    normalised[widget] = texts;
  }
  return normalised as StepValues as Values;
};

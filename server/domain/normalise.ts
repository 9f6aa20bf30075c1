/** Typed text as it is judged and stored: the contract's text handling, field by field. */
import type { StepValues } from '../../src/contract/steps/definition';
import { capitalizeWords, cleanCode, cleanEmail, cleanTaxCode, cleanText } from '../../src/contract/text';

type Cleaner = (text: string) => string;

/** A number as people write it; anything else than its separators stays, to be refused. */
export const cleanNumber: Cleaner = (text) => text.normalize('NFKC').replace(/[\s./-]/g, '');
const trimmed: Cleaner = (text) => text.trim();

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
  cellulare: cleanNumber,
  telefonoAziendale: cleanNumber,
  tutoreCellulare: cleanNumber,
  cap: cleanNumber,
  indirizzo: cleanText,
  ragioneSociale: cleanText,
  partitaIva: cleanCode,
  numeroDocumento: cleanCode,
  numeroSecondoDocumento: cleanCode,
  cittaRilascio: cleanText,
  cittaRilascioSecondoDocumento: cleanText,
  enteEmissione: cleanText,
  enteEmissioneSecondoDocumento: cleanText,
};

/** What is chosen from a list (a city among them) is only trimmed: it must stay the list's own text. */
export const normalise = (component: string, value: string): string =>
  (cleaners[component] ?? trimmed)(value);

export const normaliseValues = <Values extends StepValues>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([widget, components]) => [
      widget,
      Object.fromEntries(Object.entries(components).map(([name, value]) => [name, normalise(name, value)])),
    ]),
  ) as Values;

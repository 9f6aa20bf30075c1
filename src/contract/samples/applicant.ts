/** For the conformance kit and the mock back end. */
import { computeTaxCode } from '../taxCode';

export interface SampleApplicant {
  readonly nome: string;
  readonly cognome: string;
  readonly cf: string;
  readonly email: string;
  /** Without the prefix. */
  readonly cellulare: string;
  readonly password: string;
}

const DAYS = 28;
const YEARS = 50;

/** `data`: dd/MM/yyyy. Throws if there is no such tax code. */
export const sampleTaxCode = (nome: string, cognome: string, data: string): string => {
  const result = computeTaxCode({ nome, cognome, data, sesso: 'F', codice: 'F205' });
  if (!result.ok) throw new Error(`No tax code: ${result.part}`);
  return result.cf;
};

/**
 * `number`: from 0 to 999,999. Two numbers give two e-mail addresses and phones; tax codes repeat after
 * 1,400, unless the surname is another.
 */
export const sampleApplicant = (number: number, cognome = "D'Angelo"): SampleApplicant => {
  const day = String((number % DAYS) + 1).padStart(2, '0');
  const year = 1950 + (Math.floor(number / DAYS) % YEARS);
  return {
    nome: 'Giulia',
    cognome,
    cf: sampleTaxCode('Giulia', cognome, `${day}/04/${year}`),
    email: `giulia.${number}@example.it`,
    cellulare: `333${String(1_000_000 + number)}`,
    password: 'Sicura-2026!',
  };
};

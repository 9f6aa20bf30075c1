import { cleanExpiry, dateRead, expiryRead, expiryText } from '../../src/contract/expiry';
import { plainTaxCode } from '../../src/contract/omocodia';
import { isItalian } from '../data/citizenship';
import { isGivenName, isSurname } from './names';
import type { Reading } from './reading';

export type Comparison =
  | { readonly equal: true }
  | { readonly equal: false; readonly values: readonly string[] };

type Label =
  | 'Numero'
  | 'Scade il'
  | 'Data di nascita'
  | 'Codice fiscale'
  | 'Nome'
  | 'Cognome'
  | 'Cittadinanza';

interface Rule {
  readonly read: (reading: Reading) => readonly (string | undefined)[];
  /** Undefined where the answer cannot be compared. */
  readonly isEqual: (answered: string, read: string) => boolean | undefined;
  /** It has no check digit: what is not equal may be misread, and says nothing. */
  readonly unchecked?: true;
}

const DATE = /^\d\d\/\d\d\/\d{4}$/;
/** What lines can say of a date: they have two digits of the year, and some applicants are over a hundred. */
const withoutCentury = (date: string): string => date.slice(0, 6) + date.slice(8);
const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, '');
const unchecked = ({ mrz, unchecked: told }: Reading) => (mrz ? told : undefined);

const rules: Readonly<Record<Label, Rule>> = {
  Numero: {
    read: ({ mrz }) => [mrz?.number],
    isEqual: (answered, read) => bare(answered) === bare(read),
  },
  'Scade il': {
    read: ({ mrz }) => [mrz ? expiryText(expiryRead(mrz.expiryDate)) : undefined],
    isEqual: (answered, read) => expiryText(cleanExpiry(answered)) === read,
  },
  'Data di nascita': {
    read: ({ mrz }) => [mrz ? dateRead(mrz.birthDate) : undefined],
    isEqual: (answered, read) =>
      DATE.test(answered) ? withoutCentury(answered) === withoutCentury(read) : undefined,
  },
  'Codice fiscale': {
    read: ({ code39, mrz }) => [code39?.taxCode, mrz?.taxCode],
    isEqual: (answered, read) => plainTaxCode(answered.toUpperCase()) === plainTaxCode(read),
  },
  Nome: { read: (one) => [unchecked(one)?.names], isEqual: isGivenName, unchecked: true },
  Cognome: { read: (one) => [unchecked(one)?.names], isEqual: isSurname, unchecked: true },
  Cittadinanza: {
    read: (one) => [unchecked(one)?.nationality],
    // Lists of citizenships have no codes of three letters.
    isEqual: (answered, read) => read === 'ITA' && isItalian(answered),
    unchecked: true,
  },
};

const isLabel = (label: string): label is Label => Object.hasOwn(rules, label);

/** Undefined if the fact was not read, or cannot be compared. */
export const compare = (
  { label, value }: { readonly label: string; readonly value: string },
  readings: readonly Reading[],
): Comparison | undefined => {
  if (!isLabel(label) || value === '') return undefined;
  const rule = rules[label];
  const read = readings.flatMap((one) => rule.read(one)).filter((one) => one !== undefined);
  const compared = read.map((one) => rule.isEqual(value, one));
  if (read.length === 0 || compared.includes(undefined)) return undefined;
  if (compared.every(Boolean)) return { equal: true };
  if (rule.unchecked) return undefined;
  return { equal: false, values: [...new Set(read.filter((_, at) => compared[at] !== true))] };
};

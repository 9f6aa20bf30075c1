import { DEFAULT_COUNTRY } from '../../src/contract/limits';
import type { StepValues } from '../../src/contract/steps/definition';

export const NOT_GIVEN = 'Non indicato';

const romeDate = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const romeTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
});

export const dateInRome = (at: Date): string => romeDate.format(at);
export const timeInRome = (at: Date): string => romeTime.format(at);

export const orNotGiven = (text: string): string => (text.trim() === '' ? NOT_GIVEN : text);

/** As Italians write a mobile number, '+39 333 123 4567'; others have no common groups. */
export const phoneText = (prefix: string, digits: string): string =>
  `${prefix} ${digits.replace(/^(3\d{2})(\d{3})(\d+)$/, '$1 $2 $3')}`;

export const yesOrNo = (value: string | boolean): string =>
  value === true || value === 'true' ? 'Sì' : 'No';

type Address = Readonly<Record<'cap' | 'provincia' | 'citta' | 'indirizzo' | 'nazione', string>>;

/** The country of every address is the constant of the specification. */
const countryWord = (nazione: string): string => (nazione === DEFAULT_COUNTRY ? 'Italia' : nazione);

export const addressLine = ({ indirizzo, cap, citta, provincia, nazione }: Address): string =>
  [indirizzo, `${cap} ${citta}${provincia && ` (${provincia})`}`.trim(), countryWord(nazione)]
    .filter(Boolean)
    .join(', ');

export const fullName = ({ anagrafica }: StepValues): string =>
  `${anagrafica?.nome ?? ''} ${anagrafica?.cognome ?? ''}`.trim();

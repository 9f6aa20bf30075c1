import type { Citizenship, Option } from '../../src/contract/wire';
import { lazyTable } from './json';
import { adjectivesOf } from './nationalities';
import { ABROAD, birthPlaces } from './places';

const citizenshipTable = lazyTable<readonly Citizenship[]>('citizenships');
const countryTable = lazyTable<readonly Option[]>('countries');
const regionTable = lazyTable<readonly string[]>('regions');

/** The birthplaces abroad have the common names of the states, by the name that this list has too. */
const commonNames = (): ReadonlyMap<string, readonly string[]> =>
  new Map(birthPlaces(ABROAD.sigla).map(({ comune, altri = [] }) => [comune, altri]));

const withOtherNames = (): Citizenship[] => {
  const common = commonNames();
  return citizenshipTable().map(({ key, nazionalita }) => {
    const altri = [adjectivesOf(key), ...(common.get(nazionalita) ?? [])].filter(Boolean);
    return altri.length > 0 ? { key, nazionalita, altri } : { key, nazionalita };
  });
};

let named: readonly Citizenship[] | undefined;

/**
 * The options of 'Cittadinanza': states by their Italian name, Italy first, the stateless last, with
 * adjectives and common names. The key is the ISO 3166-1 alpha-2 code, XXA for the stateless.
 */
export const citizenships = (): readonly Citizenship[] => (named ??= withOtherNames());

export const ITALIAN = 'IT';

/** Countries and territories, upper case, ITALIA first: the key is what `nazione` holds ('ITALIA'). */
export const countries = (): readonly Option[] => countryTable();

/** The twenty regions; key in upper case, as the countries' are. */
export const regions = (): Option[] => regionTable().map((value) => ({ key: value.toUpperCase(), value }));

import type { Citizenship, Option } from '../../src/contract/wire';
import { lazyTable } from './json';
import { adjectivesOf } from './nationalities';
import { ABROAD, birthPlaces } from './places';

const citizenshipTable = lazyTable<readonly Citizenship[]>('citizenships');
const countryTable = lazyTable<readonly Option[]>('countries');
const regionTable = lazyTable<readonly string[]>('regions');

/** The birthplaces abroad have the common names of states. */
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

/** Italy first, the stateless last. Keys are ISO 3166-1 alpha-2 codes, XXA for the stateless. */
export const citizenships = (): readonly Citizenship[] => (named ??= withOtherNames());

export const ITALIAN = 'IT';

/** Italy first. Keys are values of `nazione`, in upper case ('ITALIA'). */
export const countries = (): readonly Option[] => countryTable();

export const regions = (): Option[] => regionTable().map((value) => ({ key: value.toUpperCase(), value }));

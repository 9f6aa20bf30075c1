import type { Citizenship, Option } from '../../src/contract/wire';
import { lazyTable } from './json';

const citizenshipTable = lazyTable<readonly Citizenship[]>('citizenships');
const countryTable = lazyTable<readonly Option[]>('countries');
const regionTable = lazyTable<readonly string[]>('regions');

/**
 * The options of 'Cittadinanza': states by their Italian name, Italy first, the stateless last. The key is the
 * ISO 3166-1 alpha-2 code, XXA for the stateless.
 */
export const citizenships = (): readonly Citizenship[] => citizenshipTable();

export const ITALIAN = 'IT';

/** Countries and territories, upper case, ITALIA first: the key is what `nazione` holds ('ITALIA'). */
export const countries = (): readonly Option[] => countryTable();

/** The twenty regions; key in upper case, as the countries' are. */
export const regions = (): Option[] => regionTable().map((value) => ({ key: value.toUpperCase(), value }));

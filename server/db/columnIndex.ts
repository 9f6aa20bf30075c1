import { plainTaxCode } from '../../src/contract/omocodia';
import type { Keyring } from '../crypto/keyring';
import { blindIndex } from '../crypto/seal';

/**
 * Returns the blind index of a column's value, by which its row is found. All forms of a tax code have one: a
 * person who has one with omocodia may give either.
 */
export const columnIndex = (plain: string, place: string, keyring: Keyring): string =>
  blindIndex(place === 'requests.cf' ? plainTaxCode(plain) : plain, place, keyring);

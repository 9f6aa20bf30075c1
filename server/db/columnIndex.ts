import { plainTaxCode } from '../../src/contract/omocodia';
import type { Keyring } from '../crypto/keyring';
import { blindIndex } from '../crypto/seal';

/** All forms of a tax code have the same index: a person who has one with omocodia may give either. */
export const columnIndex = (plain: string, place: string, keyring: Keyring): string =>
  blindIndex(place === 'requests.cf' ? plainTaxCode(plain) : plain, place, keyring);

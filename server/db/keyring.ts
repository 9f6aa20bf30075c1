import type { Keyring } from '../crypto/keyring';
import type { Db } from './types';

export const setKeyring = (db: Db, keyring: Keyring | undefined): void => {
  if (keyring) Object.assign(db, { keyring });
};

/** Throws when none was set, so that nothing is written in plain text. */
export const keyringOf = ({ keyring }: Db): Keyring => {
  if (!keyring) throw new Error('The database was given no keyring');
  return keyring;
};

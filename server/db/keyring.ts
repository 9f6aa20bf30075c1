import type { Keyring } from '../crypto/keyring';
import { sessionOf } from './dialect';
import type { Db } from './types';

const keyrings = new WeakMap<object, Keyring>();

/** Sets the keyring with which the database and its transactions encrypt and decrypt. */
export const setKeyring = (db: Db, keyring: Keyring): void => {
  keyrings.set(sessionOf(db).dialect, keyring);
};

/** Returns the database's keyring. Throws when none was set, so that nothing is written in plain text. */
export const keyringOf = (db: Db): Keyring => {
  const keyring = keyrings.get(sessionOf(db).dialect);
  if (!keyring) throw new Error('The database was given no keyring');
  return keyring;
};

import type { Keyring } from '../crypto/keyring';
import { sessionOf } from './dialect';
import type { Db } from './types';

const keyrings = new WeakMap<object, Keyring>();

/** From now on the database, and each transaction of it, seals and opens with this keyring. */
export const giveKeyring = (db: Db, keyring: Keyring): void => {
  keyrings.set(sessionOf(db).dialect, keyring);
};

/** Throws where the database was given none: nothing is ever written in plain for want of a key. */
export const keyringOf = (db: Db): Keyring => {
  const keyring = keyrings.get(sessionOf(db).dialect);
  if (!keyring) throw new Error('The database was given no keyring');
  return keyring;
};

/** The keys under which personal values and files are stored. */
import { hkdfSync } from 'node:crypto';

export const KEY_BYTES = 32;

export interface SealingKey {
  /** Stands beside what was sealed with the key. */
  readonly id: string;
  readonly key: Buffer;
}

export interface Keyring {
  /** Seals whatever is written from now on. */
  readonly sealing: SealingKey;
  /** All that open what was written before, that one too. */
  readonly byId: ReadonlyMap<string, Buffer>;
  /** Of the blind indexes by which a sealed value is found again. */
  readonly indexKey: Buffer;
}

/** Of keys of 32 bytes, the first of which seals; `indexSecret` stays while keys are rotated. */
export const createKeyring = (keys: readonly SealingKey[], indexSecret: string): Keyring => {
  const [sealing] = keys;
  if (!sealing) throw new Error('A keyring needs a key');
  return {
    sealing,
    byId: new Map(keys.map(({ id, key }) => [id, key])),
    indexKey: Buffer.from(hkdfSync('sha256', indexSecret, '', 'apertura blind index', KEY_BYTES)),
  };
};

let current: Keyring | undefined;

/** Columns are sealed where the schema maps their values, which is given nothing else: the process has one keyring. */
export const useKeyring = (keyring: Keyring): void => {
  current = keyring;
};

/** Throws where none is in use: nothing is ever written in plain for want of a key. */
export const keyringInUse = (): Keyring => {
  if (!current) throw new Error('No keyring is in use');
  return current;
};

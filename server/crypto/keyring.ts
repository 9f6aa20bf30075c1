import { hkdfSync } from 'node:crypto';

export const KEY_BYTES = 32;

export interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

export interface Keyring {
  readonly sealing: SealingKey;
  readonly byId: ReadonlyMap<string, Buffer>;
  readonly indexKey: Buffer;
}

/** Keys of 32 bytes; the first encrypts. `indexSecret` must not change in a key rotation. */
export const createKeyring = (keys: readonly SealingKey[], indexSecret: string): Keyring => {
  const [sealing] = keys;
  if (!sealing) throw new Error('A keyring needs a key');
  return {
    sealing,
    byId: new Map(keys.map(({ id, key }) => [id, key])),
    indexKey: Buffer.from(hkdfSync('sha256', indexSecret, '', 'apertura blind index', KEY_BYTES)),
  };
};

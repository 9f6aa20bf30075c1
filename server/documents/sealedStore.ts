import type { Keyring } from '../crypto/keyring';
import { keyIdOf, openBytes, sealBytes } from '../crypto/seal';
import type { DocumentStore } from '../deps';

/** Thrown when a file was changed, moved to another key, or encrypted with an unknown encryption key. */
export class FileBroken extends Error {
  constructor(
    readonly storageKey: string,
    cause?: unknown,
  ) {
    super(`The stored file ${storageKey} is not what was stored`, { cause });
    this.name = 'FileBroken';
  }
}

export interface SealedStore extends DocumentStore {
  /** Resolves to whether the file was rewritten. Throws FileBroken. */
  reseal(key: string): Promise<boolean>;
}

const SEALED_TYPE = 'application/octet-stream';
/** Binds the ciphertext to its key: a file moved to another key cannot be decrypted there. */
const placeOf = (key: string): string => `file:${key}`;

const orBroken = <Result>(key: string, read: () => Result): Result => {
  try {
    return read();
  } catch (error) {
    throw new FileBroken(key, error);
  }
};

export const sealedStore = (store: DocumentStore, keyring: Keyring): SealedStore => {
  const put = (key: string, bytes: Buffer): Promise<void> =>
    store.put(key, sealBytes(bytes, placeOf(key), keyring), SEALED_TYPE);
  return {
    ...store,
    put,
    get: async (key) => {
      const bytes = await store.get(key);
      return bytes && orBroken(key, () => openBytes(bytes, placeOf(key), keyring));
    },
    reseal: async (key) => {
      const bytes = await store.get(key);
      if (!bytes) return false;
      const old = orBroken(
        key,
        () => keyIdOf(bytes) !== keyring.sealing.id && openBytes(bytes, placeOf(key), keyring),
      );
      if (!old) return false;
      await put(key, old);
      return true;
    },
  };
};

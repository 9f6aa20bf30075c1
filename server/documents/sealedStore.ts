import type { Keyring } from '../crypto/keyring';
import { isSealed, keyIdOf, openBytes, sealBytes } from '../crypto/seal';
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
  /** Encrypts the file with the keyring's first key if it is not yet. Returns whether it was rewritten. */
  reseal(key: string): Promise<boolean>;
}

const SEALED_TYPE = 'application/octet-stream';
/** Binds the ciphertext to its key: a file moved to another key cannot be decrypted there. */
const placeOf = (key: string): string => `file:${key}`;

/** Decrypts a file. Files from before encryption are returned as they are: `openStored` checks them. */
const opened = (key: string, bytes: Buffer, keyring: Keyring): Buffer => {
  if (!isSealed(bytes)) return bytes;
  try {
    return openBytes(bytes, placeOf(key), keyring);
  } catch (error) {
    throw new FileBroken(key, error);
  }
};

const hasCurrentKey = (bytes: Buffer, { sealing }: Keyring): boolean =>
  isSealed(bytes) && keyIdOf(bytes) === sealing.id;

/** Wraps a store so that every file in it is encrypted with the keyring. */
export const sealedStore = (store: DocumentStore, keyring: Keyring): SealedStore => {
  const put = (key: string, bytes: Buffer): Promise<void> =>
    store.put(key, sealBytes(bytes, placeOf(key), keyring), SEALED_TYPE);
  return {
    ...store,
    put,
    get: async (key) => {
      const bytes = await store.get(key);
      return bytes && opened(key, bytes, keyring);
    },
    reseal: async (key) => {
      const bytes = await store.get(key);
      if (!bytes || hasCurrentKey(bytes, keyring)) return false;
      await put(key, opened(key, bytes, keyring));
      return true;
    },
  };
};

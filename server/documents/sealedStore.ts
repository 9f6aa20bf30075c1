import { keyringInUse } from '../crypto/keyring';
import { isSealed, keyIdOf, openBytes, sealBytes } from '../crypto/seal';
import type { DocumentStore } from '../deps';

/** What lies under a key is not what was stored there: changed, moved, or sealed with a key that is not at hand. */
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
  /** Seals the file with the keyring's first key, where it is not; answers whether it was written anew. */
  reseal(key: string): Promise<boolean>;
}

const SEALED_TYPE = 'application/octet-stream';
/** Told again to open it: a file that was moved to another key does not open there. */
const placeOf = (key: string): string => `file:${key}`;

/** Files from before they were sealed are read as they are: `openStored` holds them against their row. */
const opened = (key: string, bytes: Buffer): Buffer => {
  if (!isSealed(bytes)) return bytes;
  try {
    return openBytes(bytes, placeOf(key));
  } catch (error) {
    throw new FileBroken(key, error);
  }
};

const isSealedAnew = (bytes: Buffer): boolean =>
  isSealed(bytes) && keyIdOf(bytes) === keyringInUse().sealing.id;

/** The store, in which every file lies enciphered. */
export const sealedStore = (store: DocumentStore): SealedStore => {
  const put = (key: string, bytes: Buffer): Promise<void> =>
    store.put(key, sealBytes(bytes, placeOf(key)), SEALED_TYPE);
  return {
    ...store,
    put,
    get: async (key) => {
      const bytes = await store.get(key);
      return bytes && opened(key, bytes);
    },
    reseal: async (key) => {
      const bytes = await store.get(key);
      if (!bytes || isSealedAnew(bytes)) return false;
      await put(key, opened(key, bytes));
      return true;
    },
  };
};

import { createHash } from 'node:crypto';
import type { AppDeps } from '../deps';
import { FileBroken } from './sealedStore';

interface Stored {
  readonly storageKey: string;
  /** Hash of the bytes as stored, hex; '' if it was not recorded. */
  readonly sha256: string;
}

/**
 * Undefined when nothing is stored. Throws FileBroken when the bytes do not match the row's hash, so that
 * write access to the store alone is not enough to replace a file.
 */
export const openStored = async (
  documents: AppDeps['documents'],
  { storageKey, sha256 }: Stored,
): Promise<Buffer | undefined> => {
  const bytes = storageKey === '' ? undefined : await documents.get(storageKey);
  if (bytes && sha256 !== '' && createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new FileBroken(storageKey);
  return bytes;
};

/** A broken file is logged and counts as missing. */
export const openReadable = async (
  { documents, log }: Pick<AppDeps, 'documents' | 'log'>,
  stored: Stored,
): Promise<Buffer | undefined> => {
  try {
    return await openStored(documents, stored);
  } catch (error) {
    if (!(error instanceof FileBroken)) throw error;
    log.error({ err: error }, 'A stored file is broken');
    return undefined;
  }
};

export const isThere = async (deps: Pick<AppDeps, 'documents' | 'log'>, stored: Stored): Promise<boolean> =>
  (await openReadable(deps, stored)) !== undefined;

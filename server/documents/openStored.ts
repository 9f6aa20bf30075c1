import { createHash } from 'node:crypto';
import type { AppDeps } from '../deps';
import { FileBroken } from './sealedStore';

interface Stored {
  readonly storageKey: string;
  /** Of the bytes as stored, hex; '' where it was not noted. */
  readonly sha256: string;
}

/**
 * The bytes that a row names; undefined where nothing is stored. Throws FileBroken where they are not those
 * whose hash the row holds: whoever can write to the store alone gets nothing served.
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

/**
 * Whether the row's file is there as it was stored; a broken one counts as lost, and is told of in the log.
 */
export const isThere = async (
  { documents, log }: Pick<AppDeps, 'documents' | 'log'>,
  stored: Stored,
): Promise<boolean> => {
  try {
    return (await openStored(documents, stored)) !== undefined;
  } catch (error) {
    if (!(error instanceof FileBroken)) throw error;
    log.error({ err: error }, 'A stored file is broken');
    return false;
  }
};

import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder } from './systemError';
import { ownFolder } from './ownFolder';

/** A start writes some: keys, and the first pages of a database. */
const PROBE_BYTES = 1_048_576;

const writeProbe = async (folder: string): Promise<void> => {
  await ownFolder(folder);
  const path = join(folder, `probe-${randomBytes(6).toString('hex')}`);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(Buffer.alloc(PROBE_BYTES));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
};

/**
 * Throws FolderError when the folder is read-only or full: a database that fails on that while it opens
 * writes pages of text.
 */
export const requireWritable = async (folder: string): Promise<void> => {
  await writeProbe(folder).catch((error: unknown) => {
    throw inFolder(error, folder);
  });
};

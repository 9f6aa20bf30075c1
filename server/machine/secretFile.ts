import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownFolder } from './ownFolder';
import { syncFolder } from './syncFolder';

export interface Secret {
  readonly folder: string;
  readonly name: string;
  readonly make: () => string;
  /** Whether a missing file may be created: not where data was written with the secret that it held. */
  readonly mayCreate: boolean;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reads a secret from a file. The first start creates the file and syncs it before use. Returns undefined
 * when it is missing and may not be created.
 */
export const readSecret = async ({ folder, name, make, mayCreate }: Secret): Promise<string | undefined> => {
  const path = join(folder, name);
  if (!mayCreate)
    return readFile(path, 'utf8').catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return undefined;
    });
  await ownFolder(folder);
  try {
    // With 'wx' the first of two parallel starts creates the file, and the other reads it.
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(make());
      await file.sync();
    } finally {
      await file.close();
    }
    await syncFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
};

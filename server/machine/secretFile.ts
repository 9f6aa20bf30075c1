import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownFolder } from './ownFolder';

/** Reads a secret from a file of `folder`. The first start creates the file and syncs it before use. */
export const readSecret = async (folder: string, name: string, make: () => string): Promise<string> => {
  const path = join(folder, name);
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
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
};

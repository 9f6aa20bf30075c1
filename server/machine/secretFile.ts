import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownFolder } from './ownFolder';

/** A secret kept in a file of `folder`: made at the first start, synced before it is used. */
export const readSecret = async (folder: string, name: string, make: () => string): Promise<string> => {
  const path = join(folder, name);
  await ownFolder(folder);
  try {
    // 'wx' lets the first of two starts win; the other reads what that one wrote.
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(make());
    await file.sync().finally(() => file.close());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
};

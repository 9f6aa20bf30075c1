import { chmod } from 'node:fs/promises';
import { makeFolder } from './makeFolder';

/**
 * Creates the folder if missing, and makes it inaccessible to other users of the machine: PGlite lets
 * everybody read the files in it. A folder of another user, such as a mounted volume, keeps its mode.
 */
export const ownFolder = async (path: string): Promise<void> => {
  await makeFolder(path);
  try {
    await chmod(path, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};

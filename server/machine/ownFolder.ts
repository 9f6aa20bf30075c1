import { chmod, mkdir } from 'node:fs/promises';

/**
 * A folder that no other user of the machine looks into or writes to, made where it is missing: PGlite gives
 * the files below it rights for everybody. One that belongs to another user, as a mounted volume may, keeps
 * the rights that its owner gave it.
 */
export const ownFolder = async (path: string): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 });
  try {
    await chmod(path, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};

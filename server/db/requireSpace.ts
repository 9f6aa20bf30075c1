import { statfs } from 'node:fs/promises';
import { ConfigError } from '../config';

const MEGABYTE = 1_000_000;
/** A new embedded database takes 41 MB, and its log soon a second segment of 16 MB. */
const NEW_DATABASE = 64 * MEGABYTE;

export const requireSpace = async (folder: string): Promise<void> => {
  const { bavail, bsize, blocks } = await statfs(folder);
  // Some network file systems do not report their size.
  if (blocks === 0 || bavail * bsize >= NEW_DATABASE) return;
  throw new ConfigError(
    `The folder ${folder} has ${Math.floor((bavail * bsize) / MEGABYTE)} MB of free space, but a new database needs ` +
      `${NEW_DATABASE / MEGABYTE} MB: free some, or set DATA_DIR to another folder. No database was created`,
  );
};

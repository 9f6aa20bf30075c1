import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../machine/syncFolder';

export const DRAFT = '.part';

/**
 * Writes a file so that it survives a power failure once this resolves. It is synced before it is renamed, so
 * a file under its final name is always complete.
 */
export const writeWhole = async (path: string, bytes: Buffer): Promise<void> => {
  const draft = `${path}.${randomBytes(6).toString('hex')}${DRAFT}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
};

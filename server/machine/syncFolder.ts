import { open } from 'node:fs/promises';

/** Makes new names in a folder, and those that were removed or renamed, survive a power failure. */
export const syncFolder = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

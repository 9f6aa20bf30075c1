import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { syncFolder } from './syncFolder';

/** Syncs each folder that got a new name in it, so that all survive a power failure. */
export const makeFolder = async (folder: string): Promise<void> => {
  const path = resolve(folder);
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
};

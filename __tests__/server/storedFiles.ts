import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestApp } from './support';

/** Names of the files that lie in the service's document store. */
export const storedFiles = async ({ config }: TestApp): Promise<string[]> => {
  const folder = path.join(config.DATA_DIR, 'documents');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

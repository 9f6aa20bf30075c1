import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isStorageKey, QUARANTINE } from '../../server/documents/keys';
import type { TestApp } from './support';

export const storedFiles = async ({ config }: TestApp): Promise<string[]> => {
  const folder = path.join(config.DATA_DIR, 'documents');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && path.basename(entry.parentPath) !== QUARANTINE)
    .map(({ name }) => name)
    .filter(isStorageKey);
};

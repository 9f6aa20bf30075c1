import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';

/** The key of the codes' hashes: the setting's, or one made at the first start and kept beside the data. */
export const readCodeKey = async ({ CODE_KEY, DATA_DIR }: Config): Promise<string> => {
  if (CODE_KEY !== undefined) return CODE_KEY;
  const path = join(DATA_DIR, 'code.key');
  await mkdir(DATA_DIR, { recursive: true });
  // 'wx' lets the first of two starts win; the other reads what that one wrote.
  await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    },
  );
  return readFile(path, 'utf8');
};

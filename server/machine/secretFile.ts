import { randomUUID } from 'node:crypto';
import { access, link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './isMissing';
import { ownFolder } from './ownFolder';
import { syncFolder } from './syncFolder';

export interface Secret {
  readonly folder: string;
  readonly name: string;
  readonly make: () => string;
  /** Whether a missing file may be created: not where data was written with the secret that it held. */
  readonly mayCreate: boolean;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    (error: unknown) => {
      if (!isMissing(error)) throw error;
      return false;
    },
  );

/** Creates the file whole or not at all. Of two parallel starts both read what the first has written. */
const create = async (path: string, secret: string): Promise<void> => {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(secret);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

/**
 * The first start creates the file and syncs it before use. Undefined when it is missing and may not be
 * created.
 */
export const readSecret = async ({ folder, name, make, mayCreate }: Secret): Promise<string | undefined> => {
  const path = join(folder, name);
  if (!mayCreate)
    return readFile(path, 'utf8').catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return undefined;
    });
  await ownFolder(folder);
  if (!(await isThere(path))) await create(path, make());
  await syncFolder(folder);
  return readFile(path, 'utf8');
};

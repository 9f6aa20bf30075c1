import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DocumentStore } from '../deps';

const KEY = /^[\w-]{16,64}$/;

/** A new place in the store: random, so that nothing a request sent ever becomes part of a path. */
export const newStorageKey = (): string => randomBytes(18).toString('base64url');

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};

/** Synced before it has its name, so that under a name there are never half the bytes. */
const writeWhole = async (path: string, bytes: Buffer): Promise<void> => {
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
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
  await sync(dirname(path));
};

/** Files in a folder that is made where it is missing, spread over subfolders by the key's first two characters. */
export const folderStore = async (folder: string): Promise<DocumentStore> => {
  const root = resolve(folder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('Not a key of the document store');
    return join(root, key.slice(0, 2), key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      if ((await mkdir(dirname(path), { recursive: true, mode: 0o700 })) !== undefined) await sync(root);
      await writeWhole(path, bytes);
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
    },
    check: () => access(root, constants.R_OK | constants.W_OK),
  };
};

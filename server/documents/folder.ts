import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DocumentStore, ListedFile } from '../deps';
import { DOCUMENTS_AWAY } from '../errors/unavailable';
import { isStorageKey, requireKey } from './keys';

const DRAFT = '.part';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Throws when the folder is gone, for instance because its volume is not mounted. Then no file counts as
 * missing, and nothing may be written.
 */
const requireRoot = async (root: string): Promise<void> => {
  await access(root).catch((cause: unknown) => {
    throw Object.assign(new Error('The folder of the documents is away', { cause }), {
      code: DOCUMENTS_AWAY,
    });
  });
};

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Syncs the file before renaming it, so that a file under its final name is always complete. */
const writeWhole = async (path: string, bytes: Buffer): Promise<void> => {
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
  await sync(dirname(path));
};

/** Lists the files below the folder and their last write times. Files deleted meanwhile are skipped. */
async function* filesOf(root: string): AsyncGenerator<{ readonly path: string } & ListedFile> {
  for await (const spread of await opendir(root)) {
    if (!spread.isDirectory()) continue;
    for await (const entry of await opendir(join(root, spread.name))) {
      const path = join(root, spread.name, entry.name);
      const found = await stat(path).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (found?.isFile()) yield { path, key: entry.name, modifiedAt: found.mtime };
    }
  }
}

/**
 * Stores files in a folder, which is created if missing. Subfolders are named by the key's first two
 * characters.
 */
export const folderStore = async (folder: string): Promise<DocumentStore> => {
  const root = resolve(folder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const pathOf = (key: string): string => join(root, requireKey(key).slice(0, 2), key);
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await requireRoot(root);
      if ((await mkdir(dirname(path), { recursive: true, mode: 0o700 })) !== undefined) await sync(root);
      await writeWhole(path, bytes);
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (!isMissing(error)) throw error;
        await requireRoot(root);
        return undefined;
      }
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      for await (const { key, modifiedAt } of filesOf(root)) if (isStorageKey(key)) yield { key, modifiedAt };
    },
    removeDrafts: async (before) => {
      let removed = 0;
      for await (const { path, modifiedAt } of filesOf(root)) {
        if (!path.endsWith(DRAFT) || modifiedAt >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
    check: () => access(root, constants.R_OK | constants.W_OK),
  };
};

import { constants } from 'node:fs';
import { access, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { DocumentStore, ListedFile, Quarantine } from '../deps';
import { DOCUMENTS_AWAY } from '../errors/unavailable';
import { isMissing } from '../machine/isMissing';
import { makeFolder } from '../machine/makeFolder';
import { syncFolder } from '../machine/syncFolder';
import { isStorageKey, keyOfMark, OWNER, QUARANTINE, requireKey, signedMarkOf } from './keys';
import { DRAFT, writeWhole } from './writeFile';

/** Characters of a key that name its subfolder. */
const SPREAD = 2;

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

const AT_ONCE = 500;

const changedAt = async (path: string): Promise<Date | undefined> => {
  const found = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return found?.isFile() ? found.mtime : undefined;
};

/** Files deleted meanwhile are skipped. */
async function* filesAmong(folder: string, names: readonly string[]): AsyncGenerator<readonly ListedFile[]> {
  const keys = names.filter(isStorageKey);
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const page = keys.slice(from, from + AT_ONCE);
    const times = await Promise.all(page.map((key) => changedAt(join(folder, key))));
    yield page.flatMap((key, place) => {
      const modifiedAt = times[place];
      return modifiedAt ? [{ key, modifiedAt }] : [];
    });
  }
}

const isLike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * The subfolders in which keys lie that begin with `initial`. Where upper and lower case are one to the disk,
 * as on macOS and Windows, `Ab` and `ab` are one folder, with the name that came first.
 */
const spreadOf = async (root: string, initial: string): Promise<string[]> => {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((one) => one.isDirectory() && one.name.length === SPREAD);
  const known = new Set(names.map(({ name }) => name));
  const hasOwn = (name: string): boolean => {
    const rest = name.slice(initial.length);
    return [rest.toLowerCase(), rest.toUpperCase()].every((one) => known.has(initial + one));
  };
  return [...known].filter(
    (name) => name.startsWith(initial) || (isLike(name.slice(0, initial.length), initial) && !hasOwn(name)),
  );
};

const readIn = async (root: string, path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await requireRoot(root);
    return undefined;
  }
};

const quarantineOf = (
  root: string,
  pathOf: (name: string) => string,
  ensureFolder: (path: string) => Promise<void>,
): Quarantine => {
  const folder = join(root, QUARANTINE);
  const asideOf = (key: string): string => join(folder, requireKey(key));
  const move = async (from: string, to: string): Promise<boolean> => {
    await requireRoot(root);
    await ensureFolder(to);
    try {
      // Before it is moved: a file with its old time would be deleted at once.
      await utimes(from, new Date(), new Date());
      await rename(from, to);
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
    await syncFolder(dirname(to));
    await syncFolder(dirname(from));
    return true;
  };
  return {
    add: async (key) => void (await move(pathOf(key), asideOf(key))),
    restore: async (key) => move(asideOf(key), pathOf(key)),
    remove: async (key) => {
      await rm(asideOf(key), { force: true });
      await rm(pathOf(signedMarkOf(key)), { force: true });
    },
    async *list() {
      const isThere = await access(folder).then(
        () => true,
        () => false,
      );
      if (isThere) yield* filesAmong(folder, await readdir(folder));
    },
  };
};

export const folderStore = async (folder: string): Promise<DocumentStore> => {
  const root = resolve(folder);
  await makeFolder(root);
  const pathOf = (name: string): string => join(root, name.slice(0, SPREAD), name);
  const ensured = new Set<string>();
  /**
   * Syncs the root the first time that this process uses the folder: another process, or another call of this
   * one, may have created it and not synced yet.
   */
  const ensureFolder = async (path: string): Promise<void> => {
    const parent = dirname(path);
    await makeFolder(parent);
    if (ensured.has(parent)) return;
    await syncFolder(root);
    ensured.add(parent);
  };
  const write = async (path: string, bytes: Buffer): Promise<void> => {
    await requireRoot(root);
    if (dirname(path) !== root) await ensureFolder(path);
    await writeWhole(path, bytes);
  };
  return {
    put: async (key, bytes) => write(pathOf(requireKey(key)), bytes),
    get: async (key) => readIn(root, pathOf(requireKey(key))),
    remove: async (key) => {
      await rm(pathOf(requireKey(key)), { force: true });
      await rm(pathOf(signedMarkOf(key)), { force: true });
    },
    async *list({ initial = '', onSigned } = {}) {
      for (const spread of await spreadOf(root, initial)) {
        // A file in the folder of others, as a copy, is not the one that its name stands for.
        const isOwn = (name: string): boolean =>
          name.startsWith(initial) && isLike(name.slice(0, SPREAD), spread);
        const names = (await readdir(join(root, spread))).filter(isOwn);
        for (const name of names) {
          const signed = keyOfMark(name);
          if (signed !== undefined) onSigned?.(signed);
        }
        yield* filesAmong(join(root, spread), names);
      }
    },
    removeDrafts: async (before) => {
      let removed = 0;
      for (const spread of await spreadOf(root, ''))
        for (const name of (await readdir(join(root, spread))).filter((one) => one.endsWith(DRAFT))) {
          const path = join(root, spread, name);
          const modifiedAt = await changedAt(path);
          if (!modifiedAt || modifiedAt >= before) continue;
          await rm(path, { force: true });
          removed += 1;
        }
      return removed;
    },
    check: () => access(root, constants.R_OK | constants.W_OK),
    markSigned: async (key) => write(pathOf(signedMarkOf(key)), Buffer.alloc(0)),
    unmarkSigned: async (key) => rm(pathOf(signedMarkOf(key)), { force: true }),
    quarantine: quarantineOf(root, pathOf, ensureFolder),
    readOwner: async () => (await readIn(root, join(root, OWNER)))?.toString().trim() || undefined,
    writeOwner: (id) => write(join(root, OWNER), Buffer.from(`${id}\n`)),
  };
};

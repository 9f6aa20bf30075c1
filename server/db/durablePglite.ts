import { fsyncSync } from 'node:fs';
import { access, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ConfigError } from '../config';
import { collectGarbage } from '../machine/collectGarbage';
import { isMissing } from '../machine/isMissing';
import { ownFolder } from '../machine/ownFolder';
import { requireSpace } from './requireSpace';
import { syncFolder } from '../machine/syncFolder';

/**
 * PGlite's default start parameters switch fsync off. These are the same with fsync on, and with a small
 * buffer: the system caches the files anyway, and PGlite's own 160 MB lie in this process.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];
/** Every PostgreSQL folder has it. PGlite takes a folder without it for a new one and writes over it. */
const VERSION_FILE = 'PG_VERSION';

interface FileSystemNode {
  stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
}
interface EmscriptenModule {
  FS: { lookupPath(path: string): { node: FileSystemNode } };
}

/** PGlite's folder file system has no fsync. All its streams share one object, so fsync is added there. */
const addFsync = (db: PGlite): void => {
  const { FS } = db.Module as unknown as EmscriptenModule;
  FS.lookupPath(`/pglite/data/${VERSION_FILE}`).node.stream_ops.fsync = (stream) => {
    fsyncSync(stream.nfd);
    return 0;
  };
};

const isDatabase = (folder: string): Promise<boolean> =>
  access(join(folder, VERSION_FILE)).then(
    () => true,
    () => false,
  );

/** PostgreSQL's own initdb syncs the files that it writes; PGlite's does not. */
const syncTree = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder, { recursive: true })) await syncFolder(join(folder, name));
  await syncFolder(folder);
};

/** Creates the database beside its place and moves it there: a start that is killed meanwhile leaves none. */
const createDatabase = async (folder: string): Promise<void> => {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await requireSpace(dirname(folder));
  await ownFolder(draft);
  try {
    await (await PGlite.create({ dataDir: draft, startParams })).close();
    await syncTree(draft);
  } catch (error) {
    // A part of a database would fill the disk, and the next start could not begin.
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await syncFolder(dirname(folder));
};

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return [];
  });

/**
 * Commits reach the disk before they are acknowledged. Calls `mayCreate`, which may throw, before it creates
 * a database. Throws ConfigError when the folder holds other files or has too little free space.
 */
export const openDurablePglite = async (
  folder: string,
  mayCreate: () => void = () => undefined,
): Promise<PGlite> => {
  const isNew = !(await isDatabase(folder));
  if (isNew) {
    if ((await namesIn(folder)).length > 0)
      throw new ConfigError(
        `The folder ${folder} holds files but no ${VERSION_FILE}, so it is no whole database: restore a back-up. ` +
          'Nothing was written. See "Back-up and restore" in docs/operations.md',
      );
    mayCreate();
    await createDatabase(folder);
  }
  await ownFolder(folder);
  const db = await PGlite.create({ dataDir: folder, startParams });
  addFsync(db);
  // The instance that created the database is some 400 MB of garbage, which V8 would collect much later.
  if (isNew) collectGarbage();
  return db;
};

import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { ownFolder } from '../machine/ownFolder';

/** PGlite's default start parameters switch fsync off. These are the same with fsync on. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

interface FileSystemNode {
  stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
}
interface EmscriptenModule {
  FS: { lookupPath(path: string): { node: FileSystemNode } };
}

/** PGlite's folder file system has no fsync. All its streams share one object, so fsync is added there. */
const addFsync = (db: PGlite): void => {
  const { FS } = db.Module as unknown as EmscriptenModule;
  FS.lookupPath('/pglite/data/PG_VERSION').node.stream_ops.fsync = (stream) => {
    fsyncSync(stream.nfd);
    return 0;
  };
};

/** Opens PGlite in a folder. Commits reach the disk before they are acknowledged. */
export const openDurablePglite = async (folder: string): Promise<PGlite> => {
  await ownFolder(folder);
  const db = await PGlite.create({ dataDir: folder, startParams });
  addFsync(db);
  return db;
};

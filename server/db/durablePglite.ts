import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { ownFolder } from '../machine/ownFolder';

/** PGlite's own start parameters switch fsync off; these are the same with it on. */
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

/** The folder's file system has no fsync of its own: its streams' operations are one object, mended here. */
const mendFsync = (db: PGlite): void => {
  const { FS } = db.Module as unknown as EmscriptenModule;
  FS.lookupPath('/pglite/data/PG_VERSION').node.stream_ops.fsync = (stream) => {
    fsyncSync(stream.nfd);
    return 0;
  };
};

/** PGlite in a folder, whose commits reach the disk before they are acknowledged. */
export const openDurablePglite = async (folder: string): Promise<PGlite> => {
  await ownFolder(folder);
  const db = await PGlite.create({ dataDir: folder, startParams });
  mendFsync(db);
  return db;
};

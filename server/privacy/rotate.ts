import type { Db } from '../db/types';
import { FileBroken, type SealedStore } from '../documents/sealedStore';
import { forgetOtherKeys } from './keyCheck';
import { resealRows } from './reseal';

export interface Rotated {
  readonly rows: number;
  readonly files: number;
  /** Rows that no configured key decrypts, and the keys of such files. */
  readonly brokenRows: number;
  readonly brokenFiles: readonly string[];
  /** Ids of keys that encrypt nothing any more; empty if anything is broken or changed in the last pass. */
  readonly dropped: readonly string[];
}

/** Called with the number of rows done in the first pass, and for each file. */
interface Watching {
  readonly onRows?: (rows: number) => void;
  readonly onFile?: () => void;
}

/** Rows are read again when other processes wrote some meanwhile. */
const PASSES = 5;

const resealFiles = async (store: SealedStore, onFile: () => void) => {
  let files = 0;
  const brokenFiles: string[] = [];
  for await (const page of store.list())
    for (const { key } of page)
      try {
        onFile();
        if (await store.reseal(key)) files += 1;
      } catch (error) {
        if (!(error instanceof FileBroken)) throw error;
        brokenFiles.push(key);
      }
  return { files, brokenFiles };
};

/**
 * The service may run, but every replica must have the keyring's first key before. The command may be stopped
 * and repeated at any time.
 */
export const rotateKeys = async (
  db: Db,
  store: SealedStore,
  { onRows, onFile = () => undefined }: Watching = {},
): Promise<Rotated> => {
  let [rows, brokenRows, overtaken] = [0, 0, 0];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const done = await resealRows(db, pass === 0 ? onRows : undefined);
    rows += done.rows;
    [brokenRows, overtaken] = [done.broken, done.overtaken];
    if (done.rows === 0 && done.overtaken === 0) break;
  }
  const { files, brokenFiles } = await resealFiles(store, onFile);
  const isWhole = brokenRows === 0 && brokenFiles.length === 0 && overtaken === 0;
  return { rows, files, brokenRows, brokenFiles, dropped: isWhole ? await forgetOtherKeys(db) : [] };
};

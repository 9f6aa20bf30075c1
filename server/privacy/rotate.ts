import type { Db } from '../db/types';
import { FileBroken, type SealedStore } from '../documents/sealedStore';
import { forgetOtherKeys } from './keyCheck';
import { resealRows } from './reseal';

export interface Rotated {
  /** Written anew. */
  readonly rows: number;
  readonly files: number;
  /** That no key at hand opens; their names, without what they hold. */
  readonly brokenRows: number;
  readonly brokenFiles: readonly string[];
  /**
   * Keys that nothing is sealed with any more; none while something is broken or was overtaken to the last.
   */
  readonly dropped: readonly string[];
}

/** Rows that others wrote meanwhile are looked at again this often. */
const PASSES = 5;

const resealFiles = async (store: SealedStore) => {
  let files = 0;
  const brokenFiles: string[] = [];
  for await (const { key } of store.list()) {
    try {
      if (await store.reseal(key)) files += 1;
    } catch (error) {
      if (!(error instanceof FileBroken)) throw error;
      brokenFiles.push(key);
    }
  }
  return { files, brokenFiles };
};

/**
 * Seals all rows and files with the first key of the keyring, while the service runs: every replica must have
 * that key first. May be stopped and begun again at any time: what is done is left.
 */
export const rotateKeys = async (db: Db, store: SealedStore): Promise<Rotated> => {
  let [rows, brokenRows, overtaken] = [0, 0, 0];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const done = await resealRows(db);
    rows += done.rows;
    [brokenRows, overtaken] = [done.broken, done.overtaken];
    if (done.rows === 0 && done.overtaken === 0) break;
  }
  const { files, brokenFiles } = await resealFiles(store);
  const isWhole = brokenRows === 0 && brokenFiles.length === 0 && overtaken === 0;
  return { rows, files, brokenRows, brokenFiles, dropped: isWhole ? await forgetOtherKeys(db) : [] };
};

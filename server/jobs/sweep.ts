import type { AppDeps, ListedFile } from '../deps';
import { keysInUse, namedFiles } from '../repositories/retention';
import { runExclusively } from './lock';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log'>;

/** A file is written before its row, so a recent file may still get its row. */
const GRACE_MS = 60 * 60 * 1000;
const BATCH = 500;

export interface Swept {
  /** Files without a row: replaced, or left by a process that ended between writing file and row. */
  readonly orphans: number;
  /** Files that were not written completely. */
  readonly drafts: number;
  /** Files that a row refers to but the store does not have. */
  readonly missing: number;
}

async function* batchesOf(files: AsyncIterable<ListedFile>): AsyncGenerator<ListedFile[]> {
  let batch: ListedFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Counts rows that existed before the listing began and whose file is not listed. */
const countMissing = async (
  { db, documents, log }: Deps,
  listed: ReadonlySet<string>,
  before: Date,
): Promise<number> => {
  let missing = 0;
  for await (const rows of namedFiles(db, before, BATCH)) {
    for (const { guid, what, storageKey } of rows) {
      // Also asks for the file itself, because a listing may lag behind.
      if (listed.has(storageKey) || (await documents.get(storageKey).catch(() => undefined))) continue;
      log.warn({ guid, what, storageKey }, 'A stored file is missing');
      missing += 1;
    }
  }
  return missing;
};

/** Compares store and rows, and removes files without a row. Undefined when another replica is doing so. */
export const sweepFiles = async (deps: Deps): Promise<Swept | undefined> => {
  const { db, documents, clock, log } = deps;
  const before = new Date(clock.now().getTime() - GRACE_MS);
  const listed = new Set<string>();
  let orphans = 0;
  for await (const files of batchesOf(documents.list())) {
    for (const { key } of files) listed.add(key);
    const old = files.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key);
    if (old.length === 0) continue;
    const used = await runExclusively(db, 'sweep', (tx) => keysInUse(tx, old));
    if (!used) return undefined;
    for (const key of old.filter((one) => !used.has(one))) {
      await documents.remove(key);
      orphans += 1;
    }
  }
  const drafts = await documents.removeDrafts(before);
  const swept = { orphans, drafts, missing: await countMissing(deps, listed, before) };
  if (orphans + drafts + swept.missing > 0) log.info(swept, 'The document store was swept');
  return swept;
};

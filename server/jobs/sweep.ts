/**
 * Compares the store with the rows. Nothing is deleted at once: a file without a row is moved to the
 * quarantine. It comes back if a row refers to it after all, as after the restore of a later dump.
 */
import type { AppDeps } from '../deps';
import { INITIALS } from '../documents/keys';
import { setLastSweep, type Swept, type SweepStop } from '../documents/lastSweep';
import { FileBroken } from '../documents/sealedStore';
import { isOwnStore } from '../documents/owner';
import { readClockMarks } from '../repositories/clockMarks';
import { keysInUse, namedFiles, type NamedFile } from '../repositories/namedFiles';
import { isEvenFor } from './clockDoubt';
import { runExclusively } from './lock';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log'>;

/** A file is written before its row, so a recent file may still get its row. */
const GRACE_MS = 60 * 60 * 1000;
/** Long enough for an operator to notice that a wrong or old database was used. */
const QUARANTINE_MS = 7 * 24 * 60 * 60 * 1000;
/** Files without a row in one sweep: more than this share and more than this number stop it. */
const MOST_SHARE = 0.05;
const MOST_FILES = 20;
/** First characters of keys, of 64: a sixteenth of all files and rows is held at once. */
const AT_ONCE = 4;
/** Files that one sweep moves; the next one goes on. */
const MOST_AT_ONCE = 50_000;

const nothing: Swept = {
  ...{ orphans: 0, drafts: 0, missing: 0, restored: 0, deleted: 0 },
  ...{ kept: 0, keptSigned: 0 },
};

interface Found extends Record<'files' | 'missing' | 'restored' | 'orphanCount' | 'keptSigned', number> {
  /** As many as are moved at once. */
  readonly orphans: string[];
}

/** A file counts as missing only if its row existed before the listing began. */
const checkNamed = async (
  { documents, log }: Deps,
  rows: readonly NamedFile[],
  { files, signed }: { readonly files: ReadonlyMap<string, Date>; readonly signed: ReadonlySet<string> },
  before: Date,
): Promise<Pick<Swept, 'missing' | 'restored'>> => {
  let [missing, restored] = [0, 0];
  for (const { guid, what, storageKey, isSigned, createdAt } of rows) {
    if (isSigned && !signed.has(storageKey)) await documents.markSigned(storageKey);
    if (files.has(storageKey)) continue;
    if (await documents.quarantine.restore(storageKey)) {
      restored += 1;
      // Also asks for the file itself, because a listing may lag behind.
    } else if (createdAt < before && !(await documents.get(storageKey).catch(() => undefined))) {
      log.warn({ guid, what, storageKey }, 'A stored file is missing');
      missing += 1;
    }
  }
  return { missing, restored };
};

const isStillThere = async ({ documents }: Deps, key: string): Promise<boolean> => {
  try {
    return (await documents.get(key)) !== undefined;
  } catch (error) {
    if (error instanceof FileBroken) return true;
    throw error;
  }
};

/** The characters follow one another. Returns false when another replica sweeps. */
const compare = async (deps: Deps, initials: string, found: Found, before: Date): Promise<boolean> => {
  const [files, signed] = [new Map<string, Date>(), new Set<string>()];
  const onSigned = (key: string): void => void signed.add(key);
  for (const initial of initials)
    for await (const page of deps.documents.list({ initial, onSigned }))
      for (const { key, modifiedAt } of page) files.set(key, modifiedAt);
  const range = { first: initials.slice(0, 1), last: initials.slice(-1) };
  const rows = await runExclusively(deps.db, 'sweep', (tx) => namedFiles(tx, range));
  if (!rows) return false;
  const named = new Set(rows.map(({ storageKey }) => storageKey));
  for (const [key, modifiedAt] of files) {
    if (named.has(key) || modifiedAt >= before) continue;
    found.orphanCount += 1;
    // One is looked for: its request may have been erased since the listing, and one alone stops the sweep.
    if (signed.has(key) && (found.keptSigned > 0 || (await isStillThere(deps, key)))) found.keptSigned += 1;
    if (found.orphans.length < MOST_AT_ONCE) found.orphans.push(key);
  }
  found.files += files.size;
  const { missing, restored } = await checkNamed(deps, rows, { files, signed }, before);
  found.missing += missing;
  found.restored += restored;
  return true;
};

const compareAll = async (deps: Deps, before: Date): Promise<Found | undefined> => {
  const found: Found = {
    orphans: [],
    ...{ files: 0, missing: 0, restored: 0, orphanCount: 0, keptSigned: 0 },
  };
  for (let from = 0; from < INITIALS.length; from += AT_ONCE)
    if (!(await compare(deps, INITIALS.slice(from, from + AT_ONCE), found, before))) return undefined;
  return found;
};

/** If the clock has jumped since, the store's times do not show how long a file was in the quarantine. */
const emptyQuarantine = async ({ db, documents, clock }: Deps): Promise<number> => {
  const now = clock.now();
  if (!isEvenFor(await readClockMarks(db), now, QUARANTINE_MS)) return 0;
  const before = new Date(now.getTime() - QUARANTINE_MS);
  let deleted = 0;
  for await (const page of documents.quarantine.list()) {
    const old = page.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key);
    const used = old.length > 0 && (await runExclusively(db, 'sweep', (tx) => keysInUse(tx, old)));
    if (!used) continue;
    for (const key of old.filter((one) => !used.has(one))) {
      await documents.quarantine.remove(key);
      deleted += 1;
    }
  }
  return deleted;
};

/** Which files without a row are moved: a few, or else the sweep stops; all; or none. */
type Moves = 'few' | 'all' | 'none';

const stopOf = ({ files, orphanCount, keptSigned }: Found): SweepStop | undefined => {
  if (keptSigned > 0) return 'signed';
  return orphanCount > Math.max(MOST_FILES, files * MOST_SHARE) ? 'share' : undefined;
};

const sweep = async (deps: Deps, moves: Moves): Promise<Swept | undefined> => {
  const { db, documents, clock } = deps;
  if (!(await isOwnStore(db, documents))) return { ...nothing, stopped: 'owner' };
  const before = new Date(clock.now().getTime() - GRACE_MS);
  const found = await compareAll(deps, before);
  if (!found) return undefined;
  const { orphans, orphanCount, missing, restored, keptSigned } = found;
  const { doubtedSince } = await readClockMarks(db);
  const drafts = doubtedSince ? 0 : await documents.removeDrafts(before);
  const counted = { ...nothing, missing, restored, drafts };
  const stopped = moves === 'few' ? stopOf(found) : undefined;
  if (stopped ?? moves === 'none')
    return { ...counted, kept: orphanCount, keptSigned, ...(stopped && { stopped }) };
  // First: by the store's clock, what is moved now may seem a week old.
  const deleted = await emptyQuarantine(deps);
  for (const key of orphans) await documents.quarantine.add(key);
  return { ...counted, orphans: orphans.length, kept: orphanCount - orphans.length, deleted };
};

/**
 * Stops before it moves anything if a signed document or too many files would go and `moves` is 'few'.
 * Undefined when another replica sweeps.
 */
export const sweepFiles = async (deps: Deps, moves: Moves = 'few'): Promise<Swept | undefined> => {
  const swept = await sweep(deps, moves);
  if (!swept) return undefined;
  setLastSweep(deps.documents, swept);
  if (swept.stopped)
    deps.log.error(swept, 'The sweep has stopped: files of the document store have no row in this database');
  else if (Object.values(swept).some((count) => count > 0))
    deps.log.info(swept, 'The document store was swept');
  return swept;
};

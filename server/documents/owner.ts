/**
 * Whether a document store and a database belong together. Each holds the id of the database. Without that
 * check, a service that was started with another database would find no row for any file.
 */
import { randomUUID } from 'node:crypto';
import { ConfigError } from '../config';
import type { Database, Db } from '../db/types';
import type { DocumentStore } from '../deps';
import { ensureDatabaseId, readDatabaseId } from '../repositories/databaseId';
import { keysInUse, namesFiles } from '../repositories/namedFiles';

/** Keys are random, so the files that are listed first are a random sample. */
const SAMPLE = 500;

interface Evidence {
  readonly files: number;
  readonly known: number;
}

const evidenceOf = async (db: Db, store: DocumentStore): Promise<Evidence> => {
  const keys: string[] = [];
  for await (const page of store.list()) {
    keys.push(...page.map(({ key }) => key));
    if (keys.length >= SAMPLE) break;
  }
  return { files: keys.length, known: keys.length > 0 ? (await keysInUse(db, keys)).size : 0 };
};

const REMEDY =
  'Check DATABASE_URL or DATA_DIR, and DOCUMENTS_URL. If they are right, as after a restore, ' +
  'run `npm run data -- adopt-documents`: see "Back-up and restore" in docs/operations.md';

/** A database that has no id may have been migrated before. */
const refuse = (what: string, unchanged = 'No row and no file was changed.'): never => {
  throw new ConfigError(`${what} ${unchanged} ${REMEDY}`);
};

const requireFit = async (db: Db, store: DocumentStore): Promise<void> => {
  const { files, known } = await evidenceOf(db, store);
  if (files === 0 && (await namesFiles(db)))
    refuse('The document store is empty, but this database names files: its volume may not be mounted.');
  if (known * 2 < files)
    refuse(
      `This database knows ${known} of ${files} files of the document store: they do not belong together.`,
    );
};

const BELONGS_TO_ANOTHER = 'The document store belongs to another database.';

/** Throws ConfigError where a database that is not migrated yet has another id than the store. */
export const requireSameId = async (db: Db, owner: string | undefined): Promise<void> => {
  const id = await readDatabaseId(db);
  if (id !== undefined && owner !== undefined && id !== owner)
    refuse(BELONGS_TO_ANOTHER, 'Nothing was changed.');
};

/** Throws ConfigError if another database has written its id meanwhile. */
const mark = async (store: DocumentStore, id: string): Promise<void> => {
  await store.writeOwner(id);
  if ((await store.readOwner()) !== id) refuse(BELONGS_TO_ANOTHER);
};

/**
 * If store or database has no id, as at the first start, files and rows must fit together, and it gets the
 * id. Throws ConfigError if they do not.
 */
export const requireOwnStore = async (db: Database, store: DocumentStore): Promise<void> => {
  const [id, owner] = [await readDatabaseId(db), await store.readOwner()];
  if (id !== undefined && id === owner) return;
  if (id !== undefined && owner !== undefined) refuse(BELONGS_TO_ANOTHER);
  await requireFit(db, store);
  const given = await ensureDatabaseId(db, owner ?? randomUUID());
  if (owner === undefined) await mark(store, given);
  else if (owner !== given) refuse(BELONGS_TO_ANOTHER);
};

export const isOwnStore = async (db: Db, store: DocumentStore): Promise<boolean> =>
  (await readDatabaseId(db)) === (await store.readOwner());

/** Even if the store was another's: the operator has asked for it. */
export const adoptStore = async (db: Database, store: DocumentStore): Promise<void> =>
  mark(store, await ensureDatabaseId(db, randomUUID()));

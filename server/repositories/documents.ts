import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { openValue, sealRow } from '../db/sealedRows';
import { contracts, documents, type Document } from '../db/schema';
import { EMPTY_SEALED } from '../db/schema/columns';
import type { Db } from '../db/types';

const { placeholder } = sql;

const find = prepared('find_document', (db) =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.guid, placeholder('guid')), eq(documents.type, placeholder('type')))),
);
const list = prepared('list_documents', (db) =>
  db
    .select()
    .from(documents)
    .where(eq(documents.guid, placeholder('guid')))
    .orderBy(asc(documents.type)),
);

export const findDocument = async (db: Db, guid: string, type: string): Promise<Document | undefined> =>
  (await find(db, { guid, type }))[0];

export const listDocuments = (db: Db, guid: string): Promise<Document[]> => list(db, { guid });

export const listRead = (db: Db, guids: readonly string[]): Promise<Document[]> =>
  db
    .select()
    .from(documents)
    .where(and(inArray(documents.guid, [...guids]), ne(documents.reading, EMPTY_SEALED)));

export type NewDocument = Omit<Document, 'reading'> & { readonly reading?: string };

export const saveDocument = async (db: Db, document: NewDocument): Promise<void> => {
  const { guid, type, ...changes } = sealRow(db, documents, { reading: '', ...document });
  await db
    .insert(documents)
    .values({ guid, type, ...changes })
    .onConflictDoUpdate({ target: [documents.guid, documents.type], set: changes });
};

/** '' if nothing was read. Throws SealBroken. */
export const readingText = (db: Db, { reading }: Pick<Document, 'reading'>): string =>
  openValue(db, documents.reading, reading);

export const saveDecision = async (
  db: Db,
  guid: string,
  types: readonly string[],
  changes: Pick<Document, 'sign' | 'feedback' | 'askedAt'>,
): Promise<void> => {
  await db
    .update(documents)
    .set(changes)
    .where(and(eq(documents.guid, guid), inArray(documents.type, [...types])));
};

/** Marks files that the store has lost: without a hash, an upload does not count as stored. */
export const markDocumentsLost = async (
  db: Db,
  guid: string,
  lost: readonly Pick<Document, 'type'>[],
): Promise<void> => {
  if (lost.length === 0) return;
  const types = lost.map(({ type }) => type);
  await db
    .update(documents)
    .set({ sha256: '' })
    .where(and(eq(documents.guid, guid), inArray(documents.type, types)));
};

export const clearAsked = async (db: Db, guid: string): Promise<void> => {
  await db.update(documents).set({ askedAt: null }).where(eq(documents.guid, guid));
};

export const countStoredFiles = async (db: Db): Promise<number> =>
  (await db.$count(documents)) + (await db.$count(contracts));

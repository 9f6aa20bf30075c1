import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { documents, type Document } from '../db/schema';
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

/** Returns the documents of a request, by upload type. */
export const listDocuments = (db: Db, guid: string): Promise<Document[]> => list(db, { guid });

/** Saves the document, replacing the request's earlier one of the same type. */
export const saveDocument = async (db: Db, document: Document): Promise<void> => {
  const { guid, type, ...changes } = document;
  await db
    .insert(documents)
    .values({ guid, type, ...changes })
    .onConflictDoUpdate({ target: [documents.guid, documents.type], set: changes });
};

/** Stores the review's decision about some files of a request. */
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

/** Clears the review's demands, when all requested files have come back. */
export const clearAsked = async (db: Db, guid: string): Promise<void> => {
  await db.update(documents).set({ askedAt: null }).where(eq(documents.guid, guid));
};

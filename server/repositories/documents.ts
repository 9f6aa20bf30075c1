import { and, asc, eq, inArray } from 'drizzle-orm';
import { documents, type Document } from '../db/schema';
import type { Db } from '../db/types';

export const findDocument = async (db: Db, guid: string, type: string): Promise<Document | undefined> => {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.guid, guid), eq(documents.type, type)));
  return document;
};

/** Returns the documents of a request, by upload type. */
export const listDocuments = (db: Db, guid: string): Promise<Document[]> =>
  db.select().from(documents).where(eq(documents.guid, guid)).orderBy(asc(documents.type));

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

import { and, asc, eq } from 'drizzle-orm';
import { documents, type Document } from '../db/schema';
import type { Db } from '../db/types';

export const findDocument = async (db: Db, guid: string, type: string): Promise<Document | undefined> => {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.guid, guid), eq(documents.type, type)));
  return document;
};

export const findDocumentByBarCode = async (
  db: Db,
  guid: string,
  barCode: string,
): Promise<Document | undefined> => {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.guid, guid), eq(documents.barCode, barCode)));
  return document;
};

/** By upload type. */
export const listDocuments = (db: Db, guid: string): Promise<Document[]> =>
  db.select().from(documents).where(eq(documents.guid, guid)).orderBy(asc(documents.type));

/** Writes over what the request had under this type. */
export const saveDocument = async (db: Db, document: Document): Promise<void> => {
  const { guid, type, ...changes } = document;
  await db
    .insert(documents)
    .values({ guid, type, ...changes })
    .onConflictDoUpdate({ target: [documents.guid, documents.type], set: changes });
};

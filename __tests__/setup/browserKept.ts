import { eq } from 'drizzle-orm';
import * as schema from '../../server/db/schema';
import type { OpenDatabase } from '../../server/db/types';

/** What the database has of a request, opened. */
export const keptOf = async (db: OpenDatabase['db'], guid: string) => ({
  requests: await db.select().from(schema.requests).where(eq(schema.requests.guid, guid)),
  answers: await db.select().from(schema.answers).where(eq(schema.answers.guid, guid)),
  documents: await db.select().from(schema.documents).where(eq(schema.documents.guid, guid)),
  contracts: await db.select().from(schema.contracts).where(eq(schema.contracts.guid, guid)),
  credentials: await db.select().from(schema.credentials).where(eq(schema.credentials.guid, guid)),
  invitations: await db.select().from(schema.invitations).where(eq(schema.invitations.guid, guid)),
});

export type Kept = Awaited<ReturnType<typeof keptOf>>;

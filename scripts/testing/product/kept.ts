import { eq } from 'drizzle-orm';
import * as schema from '../../../server/db/schema';
import { openRows } from '../../../server/db/sealedRows';
import type { OpenDatabase } from '../../../server/db/types';
import { findAllAnswers } from '../../../server/repositories/answers';

export const keptOf = async (db: OpenDatabase['db'], guid: string) => ({
  requests: openRows(
    db,
    schema.requests,
    await db.select().from(schema.requests).where(eq(schema.requests.guid, guid)),
  ),
  answers: await findAllAnswers(db, guid),
  documents: openRows(
    db,
    schema.documents,
    await db.select().from(schema.documents).where(eq(schema.documents.guid, guid)),
  ),
  contracts: openRows(
    db,
    schema.contracts,
    await db.select().from(schema.contracts).where(eq(schema.contracts.guid, guid)),
  ),
  credentials: openRows(
    db,
    schema.credentials,
    await db.select().from(schema.credentials).where(eq(schema.credentials.guid, guid)),
  ),
  invitations: openRows(
    db,
    schema.invitations,
    await db.select().from(schema.invitations).where(eq(schema.invitations.guid, guid)),
  ),
});

export type Kept = Awaited<ReturnType<typeof keptOf>>;

import { and, desc, eq, or, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { invitations } from '../db/schema';
import type { Opened } from '../db/schema/columns';
import { openRow, openRows, sealRow } from '../db/sealedRows';
import type { Db } from '../db/types';

export type StoredInvitation = Opened<typeof invitations>;
export type NewInvitation = Opened<typeof invitations, typeof invitations.$inferInsert>;

/** The caller must hold the request's lock. */
export const recordInvitation = async (db: Db, invitation: NewInvitation): Promise<void> => {
  const { guid, stepSlug } = invitation;
  await db.delete(invitations).where(and(eq(invitations.guid, guid), eq(invitations.stepSlug, stepSlug)));
  await db.insert(invitations).values(sealRow(db, invitations, invitation));
};

const list = prepared('list_invitations', (db) =>
  db
    .select()
    .from(invitations)
    .where(eq(invitations.guid, sql.placeholder('guid')))
    .orderBy(desc(invitations.id)),
);

export const listInvitations = async (db: Db, guid: string): Promise<StoredInvitation[]> =>
  openRows(db, invitations, await list(db, { guid }));

export const findInvitation = async (
  db: Db,
  guid: string,
  identifier: string,
): Promise<StoredInvitation | undefined> => {
  const known = [invitations.guid, invitations.contactId, invitations.analyticsId];
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.guid, guid), or(...known.map((column) => eq(column, identifier)))))
    .orderBy(desc(invitations.id))
    .limit(1);
  return invitation && openRow(db, invitations, invitation);
};

import { getTableColumns, inArray, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { outbox } from '../db/schema';
import { allTables } from '../db/sealedTables';
import type { Db } from '../db/types';
import { recordAudit } from '../repositories/audit';
import { lockRequest } from '../repositories/requests';
import { signedOutMark } from '../session/signedOut';

/** By what a row belongs to a request, in whichever table. */
const OWNED_BY = ['guid', 'resumeGuid'];

export interface OwnedTable {
  readonly table: PgTable;
  readonly owners: readonly PgColumn[];
  readonly storageKey: PgColumn | undefined;
}

/** Every table whose rows belong to a request, read off the schema: one that is added is erased and exported too. */
export const ownedTables: readonly OwnedTable[] = allTables.flatMap((table) => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const owners = OWNED_BY.flatMap((name) => columns[name] ?? []);
  return owners.length > 0 ? [{ table, owners, storageKey: columns['storageKey'] }] : [];
});

export const isOwned = ({ owners }: OwnedTable, guid: string) =>
  or(...owners.map((owner) => inArray(owner, [guid, signedOutMark(guid)])));

export const storageKeysOf = async (db: Db, guid: string): Promise<string[]> => {
  const keys: string[] = [];
  for (const owned of ownedTables) {
    if (!owned.storageKey) continue;
    const rows = await db.select({ key: owned.storageKey }).from(owned.table).where(isOwned(owned, guid));
    keys.push(...rows.map(({ key }) => String(key)).filter((key) => key !== ''));
  }
  return keys;
};

/** Messages that were kept in the outbox for the request's addresses, which stand sealed there. */
export const messagesTo = async (
  db: Db,
  { email, phone }: { readonly email: string; readonly phone: string },
) =>
  (await db.select().from(outbox).orderBy(outbox.id)).filter(
    ({ recipient }) => (email !== '' && recipient === email) || (phone !== '' && recipient.endsWith(phone)),
  );

export interface Erasing {
  readonly guid: string;
  readonly at: Date;
  /** 'command' or 'retention': no personal value. */
  readonly by: string;
}

/**
 * Deletes every row of a request, in a transaction that holds its lock, and leaves one line in the audit. Answers the keys of its
 * files, to be removed once this is committed; undefined where no table knows the request.
 */
export const eraseRows = async (db: Db, { guid, at, by }: Erasing): Promise<string[] | undefined> => {
  const request = await lockRequest(db, guid);
  if (!request) return undefined;
  const keys = await storageKeysOf(db, guid);
  const messages = await messagesTo(db, request);
  if (messages.length > 0)
    await db.delete(outbox).where(
      inArray(
        outbox.id,
        messages.map(({ id }) => id),
      ),
    );
  for (const owned of ownedTables) await db.delete(owned.table).where(isOwned(owned, guid));
  await recordAudit(db, { guid, at, event: 'erased', details: { by, files: keys.length } });
  return keys;
};

import { getTableColumns, inArray, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { allTables } from '../db/sealedTables';
import type { Db } from '../db/types';
import { dropDocuments } from '../pdf/ensureContracts';
import { recordAudit } from '../repositories/audit';
import { deleteMessages, findMessageIds, findMessages } from '../repositories/outbox';
import { lockRequest } from '../repositories/requests';
import { endOfAttempt, recordChange } from '../repositories/webhookEvents';
import { deleteTraces } from '../repositories/traces';
import { isUnchanged } from '../crypto/auditChain';
import type { KeptMark } from '../evidence/kept';
import { chainedRows } from '../repositories/auditLinks';
import { erasedDetails } from './erasures';
import { signedOutMark } from '../session/signedOut';

const OWNED_BY = ['guid', 'resumeGuid'];
const STORAGE_KEYS = ['storageKey', 'replacedKey'];

export interface OwnedTable {
  readonly table: PgTable;
  readonly owners: readonly PgColumn[];
  readonly storageKeys: readonly PgColumn[];
}

/** As read from the schema: new tables are erased and exported too. */
export const ownedTables: readonly OwnedTable[] = allTables.flatMap((table) => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const owners = OWNED_BY.flatMap((name) => columns[name] ?? []);
  const storageKeys = STORAGE_KEYS.flatMap((name) => columns[name] ?? []);
  return owners.length > 0 ? [{ table, owners, storageKeys }] : [];
});

export const isOwned = ({ owners }: OwnedTable, guid: string) =>
  or(...owners.map((owner) => inArray(owner, [guid, signedOutMark(guid)])));

const storageKeysOf = async (db: Db, guid: string): Promise<string[]> => {
  const keys: string[] = [];
  for (const owned of ownedTables)
    for (const column of owned.storageKeys) {
      const rows = await db.select({ key: column }).from(owned.table).where(isOwned(owned, guid));
      keys.push(...rows.map(({ key }) => String(key)).filter((key) => key !== ''));
    }
  return keys;
};

const messageIdsTo = (db: Db, { email, phone }: { readonly email: string; readonly phone: string }) =>
  findMessageIds(
    db,
    (recipient) => (email !== '' && recipient === email) || (phone !== '' && recipient.endsWith(phone)),
  );

export const messagesTo = async (db: Db, request: { readonly email: string; readonly phone: string }) =>
  findMessages(db, await messageIdsTo(db, request));

export interface Erasing {
  readonly guid: string;
  readonly at: Date;
  /** 'command' or 'retention'. Must not be a personal value. */
  readonly by: string;
  readonly wasSigned: boolean;
  /** Somebody else than the service had changed what proves whether it is signed. */
  readonly wasChanged?: boolean;
  readonly kept?: KeptMark;
}

/**
 * Call it in a transaction. Returns the keys of the request's files, which the caller removes after the
 * commit; undefined when there is no such request.
 */
export const eraseRows = async (
  db: Db,
  { guid, at, by, wasSigned, wasChanged, kept }: Erasing,
): Promise<string[] | undefined> => {
  const request = await lockRequest(db, guid);
  if (!request) return undefined;
  const keys = await storageKeysOf(db, guid);
  const rows = (await chainedRows(db, guid)).filter(isUnchanged).length;
  dropDocuments(guid);
  await deleteMessages(db, await messageIdsTo(db, request));
  await deleteTraces(db, request.journey);
  const notBefore = await endOfAttempt(db, guid, at);
  for (const owned of ownedTables) await db.delete(owned.table).where(isOwned(owned, guid));
  const said = { by, files: keys.length, rows, wasSigned, ...(wasChanged && { wasChanged }), ...kept };
  const details = erasedDetails(db, { guid, at, ...said });
  await recordAudit(db, { guid, at, event: 'erased', details });
  // Other systems know of signed requests only. Events that were not sent are gone with the request.
  if (request.state !== 'open')
    await recordChange(db, request, { type: 'request.erased', state: 'erased', at, notBefore });
  return keys;
};

import { desc } from 'drizzle-orm';
import { outbox } from '../db/schema';
import type { Opened } from '../db/schema/columns';
import { openRows, sealRow } from '../db/sealedRows';
import type { Db } from '../db/types';

export type OutboxMessage = Omit<Opened<typeof outbox>, 'id'>;

export const insertMessage = async (db: Db, message: OutboxMessage): Promise<void> => {
  await db.insert(outbox).values(sealRow(db, outbox, message));
};

const columns = {
  channel: outbox.channel,
  recipient: outbox.recipient,
  text: outbox.text,
  code: outbox.code,
  at: outbox.at,
};

/** Newest first. */
export const listMessages = async (db: Db, limit = 100): Promise<OutboxMessage[]> =>
  openRows(db, outbox, await db.select(columns).from(outbox).orderBy(desc(outbox.id)).limit(limit));

const LOOKED_THROUGH = 1000;

/** Newest first, of the latest thousand: who got a message stands sealed. */
export const listMessagesTo = async (
  db: Db,
  recipients: readonly string[],
  limit: number,
): Promise<OutboxMessage[]> =>
  (await listMessages(db, LOOKED_THROUGH))
    .filter(({ recipient }) => recipients.includes(recipient))
    .slice(0, limit);

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

/** Returns the messages, newest first. */
export const listMessages = async (db: Db, limit = 100): Promise<OutboxMessage[]> =>
  openRows(db, outbox, await db.select(columns).from(outbox).orderBy(desc(outbox.id)).limit(limit));

const SEARCHED = 1000;

/** Finds messages by recipient among the latest thousand (recipients are encrypted), newest first. */
export const listMessagesTo = async (
  db: Db,
  recipients: readonly string[],
  limit: number,
): Promise<OutboxMessage[]> =>
  (await listMessages(db, SEARCHED))
    .filter(({ recipient }) => recipients.includes(recipient))
    .slice(0, limit);

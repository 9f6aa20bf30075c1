import { asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { outbox } from '../db/schema';
import { EMPTY_SEALED, type Opened } from '../db/schema/columns';
import { openRow, openRows, sealRow } from '../db/sealedRows';
import type { Db } from '../db/types';

type Row = Opened<typeof outbox>;
export type OutboxMessage = Omit<Row, 'html'> & { readonly hasHtml: boolean };

type NewMessage = Omit<Row, 'id' | 'html'> & Partial<Pick<Row, 'html'>>;

export const insertMessage = async (db: Db, message: NewMessage): Promise<void> => {
  await db.insert(outbox).values(sealRow(db, outbox, message));
};

const columns = {
  id: outbox.id,
  hasHtml: sql<boolean>`${ne(outbox.html, EMPTY_SEALED)}`,
  channel: outbox.channel,
  recipient: outbox.recipient,
  text: outbox.text,
  code: outbox.code,
  at: outbox.at,
};

export const listMessages = async (db: Db, limit = 100): Promise<OutboxMessage[]> =>
  openRows(db, outbox, await db.select(columns).from(outbox).orderBy(desc(outbox.id)).limit(limit));

export const findHtml = async (db: Db, id: number): Promise<string | undefined> => {
  const [row] = await db.select({ html: outbox.html }).from(outbox).where(eq(outbox.id, id));
  return (row && openRow(db, outbox, row).html) || undefined;
};

const SEARCHED = 1000;

/** Recipients are encrypted, so only the latest thousand messages are searched, newest first. */
export const listMessagesTo = async (
  db: Db,
  recipients: readonly string[],
  limit: number,
): Promise<OutboxMessage[]> =>
  (await listMessages(db, SEARCHED))
    .filter(({ recipient }) => recipients.includes(recipient))
    .slice(0, limit);

/** Decrypts all recipients, a page at a time, because statements cannot compare them. */
export const findMessageIds = async (db: Db, isMeant: (recipient: string) => boolean): Promise<number[]> => {
  const ids: number[] = [];
  for (let after = 0; ;) {
    const page = await db
      .select({ id: outbox.id, recipient: outbox.recipient })
      .from(outbox)
      .where(gt(outbox.id, after))
      .orderBy(asc(outbox.id))
      .limit(SEARCHED);
    for (const { id, recipient } of openRows(db, outbox, page)) if (isMeant(recipient)) ids.push(id);
    const last = page.at(-1);
    if (!last || page.length < SEARCHED) return ids;
    after = last.id;
  }
};

export const findMessages = async (db: Db, ids: readonly number[]): Promise<Row[]> =>
  openRows(
    db,
    outbox,
    await db
      .select()
      .from(outbox)
      .where(inArray(outbox.id, [...ids]))
      .orderBy(outbox.id),
  );

export const deleteMessages = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.delete(outbox).where(inArray(outbox.id, [...ids]));
};

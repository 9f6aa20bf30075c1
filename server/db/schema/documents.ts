import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { EMPTY_SEALED, guid, sealed, time } from './columns';

export const documents = pgTable(
  'documents',
  {
    guid: guid(),
    /** Upload type of the contract, FRONT_DOC_ for the video. */
    type: text('type').notNull(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** Hash of the bytes as stored, hex. */
    sha256: text('sha256').notNull(),
    /** Hash of the bytes as received, hex; '' if not recorded. It differs for re-encoded pictures. */
    receivedSha256: text('received_sha256').notNull().default(''),
    barCode: text('bar_code').notNull().default(''),
    /** Requested after the signature, in addition to the usual documents. */
    additional: boolean('additional').notNull().default(false),
    /** '' not reviewed yet, 'true' accepted, 'false' refused, 'never_uploaded' requested. */
    sign: text('sign').notNull().default(''),
    /** Comment of the review. It begins with KO when the file is refused. */
    feedback: text('feedback').notNull().default(''),
    reading: sealed('reading').default(EMPTY_SEALED),
    createdAt: time('created_at').notNull(),
    /**
     * When the review asked for the file; null once all requested files came back. A new file is accepted
     * only while it is set.
     */
    askedAt: time('asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.guid, table.type] }),
    index('documents_storage_key').on(sql`${table.storageKey} collate "C"`),
  ],
);
export type Document = typeof documents.$inferSelect;

export const contracts = pgTable(
  'contracts',
  {
    guid: guid(),
    kind: text('kind', { enum: ['questionnaire', 'contract'] }).notNull(),
    stampeId: text('stampe_id').notNull(),
    barCode: text('bar_code').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Hash of the stored file, hex: once it is signed, of the sealed one. */
    sha256: text('sha256').notNull(),
    /**
     * Hash, hex, and length of the file as it was agreed to: the first bytes of the sealed one. '' before the
     * signature.
     */
    agreedSha256: text('agreed_sha256').notNull().default(''),
    agreedSize: integer('agreed_size').notNull().default(0),
    /** Whose certificate the seal has; '' before the signature. */
    seal: text('seal', { enum: ['', 'trial', 'provider'] })
      .notNull()
      .default(''),
    /** By the clock of the time-stamp authority; null without its time stamp. */
    stampedAt: time('stamped_at'),
    /** SHA-256 of the document's content. A different hash means that the answers have changed. */
    dataHash: text('data_hash').notNull().default(''),
    createdAt: time('created_at').notNull(),
    noticeAt: time('notice_at'),
    signedAt: time('signed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.guid, table.kind] }),
    uniqueIndex('contracts_stampe_id').on(table.guid, table.stampeId, table.barCode),
    index('contracts_storage_key').on(sql`${table.storageKey} collate "C"`),
  ],
);
export type StoredContract = typeof contracts.$inferSelect;

/** Written with the signature, where there is an authority. */
export const timeStamps = pgTable(
  'time_stamps',
  {
    guid: guid(),
    kind: text('kind', { enum: ['questionnaire', 'contract'] }).notNull(),
    createdAt: time('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While an attempt runs, when another process may take it over. */
    nextAt: time('next_at').notNull(),
    /** The file that the one with the time stamp has replaced, until it is removed; '' before. */
    replacedKey: text('replaced_key').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.guid, table.kind] }), index('time_stamps_next').on(table.nextAt)],
);
export type TimeStampDue = typeof timeStamps.$inferSelect;

export const captchas = pgTable('captchas', {
  guid: text('guid').primaryKey(),
  phrase: text('phrase').notNull(),
  createdAt: time('created_at').notNull(),
  confirmedAt: time('confirmed_at'),
});

import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { guid, time } from './columns';

/** The stored file of each upload type of a request; the bytes are in the document store. */
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
    /** Of the bytes as stored, hex. */
    sha256: text('sha256').notNull(),
    /** Of the bytes as received, hex: a picture is stored re-encoded. '' where it was not noted. */
    receivedSha256: text('received_sha256').notNull().default(''),
    barCode: text('bar_code').notNull().default(''),
    /** Asked for after the signature, beyond the usual documents. */
    additional: boolean('additional').notNull().default(false),
    /** '' not yet judged, 'true' accepted, 'false' refused, 'never_uploaded' asked for. */
    sign: text('sign').notNull().default(''),
    /** Of the review; begins with KO where the file is refused. */
    feedback: text('feedback').notNull().default(''),
    createdAt: time('created_at').notNull(),
    /**
     * When the review asked for the file; null once all that was asked came back. Only
     * while it is set a new one is taken.
     */
    askedAt: time('asked_at'),
  },
  (table) => [primaryKey({ columns: [table.guid, table.type] })],
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
    sha256: text('sha256').notNull(),
    /** SHA-256 of what the document says: another one means that the answers changed since. */
    dataHash: text('data_hash').notNull().default(''),
    createdAt: time('created_at').notNull(),
    /** The pre-notice of `presaVisione`. */
    noticeAt: time('notice_at'),
    signedAt: time('signed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.guid, table.kind] }),
    uniqueIndex('contracts_stampe_id').on(table.guid, table.stampeId, table.barCode),
  ],
);
export type StoredContract = typeof contracts.$inferSelect;

/** The phrase that the applicant reads in the video. */
export const captchas = pgTable('captchas', {
  guid: text('guid').primaryKey(),
  phrase: text('phrase').notNull(),
  createdAt: time('created_at').notNull(),
  confirmedAt: time('confirmed_at'),
});

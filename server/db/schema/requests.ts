import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { blind, guid, EMPTY_SEALED, journey, sealed, time, type Opened } from './columns';

export const requests = pgTable(
  'requests',
  {
    /** Random. It locates the request but authorises nothing. */
    guid: text('guid').primaryKey(),
    contactId: text('contact_id').notNull(),
    productCode: text('product_code').notNull(),
    step: text('step').notNull(),
    /**
     * 'open' while it is filled in, 'completed' once signed and under review, 'document_ko' while documents
     * are requested again, 'concluded' when the review is over and the account is open, 'refused' when it is
     * over and no account is opened.
     */
    state: text('state', { enum: ['open', 'completed', 'document_ko', 'concluded', 'refused'] })
      .notNull()
      .default('open'),
    /** A resume finds the request by these values. The phone number is digits without prefix. */
    cf: sealed('cf').default(EMPTY_SEALED),
    cfIndex: blind('cf_index'),
    email: sealed('email').default(EMPTY_SEALED),
    emailIndex: blind('email_index'),
    phone: sealed('phone').default(EMPTY_SEALED),
    phoneIndex: blind('phone_index'),
    emailConfirmedAt: time('email_confirmed_at'),
    phoneConfirmedAt: time('phone_confirmed_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    completedAt: time('completed_at'),
    /**
     * Keyed hash of the last accepted step as sent; '' before the first. Separates retries from stale tabs.
     */
    acceptedHash: text('accepted_hash').notNull().default(''),
    returnedAt: time('returned_at'),
    /** The journey of the session which began it. Sessions that open it take it over. */
    journey: journey(),
  },
  (table) => [
    index('requests_cf_index').on(table.cfIndex),
    index('requests_updated_at').on(table.updatedAt),
    // The oldest of a year's rows are signed: retention would read all of them for each one that it erases.
    index('requests_open')
      .on(table.updatedAt)
      .where(sql`state = 'open'`),
    index('requests_created_at').on(table.createdAt, table.guid),
    index('requests_journey').on(table.journey),
    index('requests_review').on(table.state, table.completedAt),
    index('requests_completed_at')
      .on(table.completedAt, table.guid)
      .where(sql`${table.completedAt} is not null`),
  ],
);
/** A row without its blind indexes, which only the repository uses. */
export type Request = Omit<Opened<typeof requests>, 'cfIndex' | 'emailIndex' | 'phoneIndex'>;

/**
 * The answers of a step, encrypted as one value: a JSON list of [widget, component, value, status], under the
 * names of the specification, with the status that the service gave.
 */
export const stepAnswers = pgTable(
  'step_answers',
  {
    guid: guid(),
    step: text('step').notNull(),
    answers: sealed('answers'),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guid, table.step] })],
);

export const credentials = pgTable('credentials', {
  guid: text('guid').primaryKey(),
  /** Argon2id, as a PHC string. */
  passwordHash: text('password_hash').notNull(),
  createdAt: time('created_at').notNull(),
});

export const consents = pgTable(
  'consents',
  {
    guid: guid(),
    name: text('name').notNull(),
    textVersion: text('text_version').notNull(),
    value: text('value').notNull(),
    givenAt: time('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guid, table.name, table.textVersion] })],
);

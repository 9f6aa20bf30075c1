import { bigserial, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { EMPTY_SEALED, guid, sealed, time } from './columns';

/** The last one of a request is in force. */
export const invitations = pgTable(
  'invitations',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    guid: guid(),
    actorType: text('actor_type').notNull(),
    codiceFiscale: sealed('codice_fiscale'),
    email: sealed('email'),
    phoneNumber: sealed('phone_number'),
    stepSlug: text('step_slug').notNull(),
    type: text('type').notNull(),
    contactId: text('contact_id').notNull(),
    stepNumber: integer('step_number'),
    campaignUrl: sealed('campaign_url'),
    encryptedReporterId: sealed('encrypted_reporter_id'),
    promoCode: sealed('promo_code'),
    /** Stored in plain text because it is searched by, like the contact id. */
    analyticsId: text('analytics_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guid, table.id] })],
);

export const promoCodes = pgTable('promo_codes', {
  /** Upper case. */
  code: text('code').primaryKey(),
  operatingLevel: text('operating_level').notNull(),
  validFrom: time('valid_from'),
  validUntil: time('valid_until'),
});

/** Messages that were not sent because no gateway is configured. */
export const outbox = pgTable('outbox', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
  recipient: sealed('recipient'),
  text: sealed('text'),
  code: sealed('code'),
  /** An e-mail's HTML; '' for an SMS and for an e-mail without. */
  html: sealed('html').default(EMPTY_SEALED),
  at: time('at').notNull(),
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../server/db/types';
import { freshDatabase } from '../support/database';

/** Two versions run side by side while one takes the other's place: docs/operations.md. */
const folder = path.resolve(__dirname, '../../../server/db/migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** What the version before may still write or read; of these all processes are stopped first. */
const STOPPED_FOR = ['0002_rotation-and-sends.sql', '0005_sealed-values.sql', '0006_proofs-and-counters.sql'];
const tightens = (statement: string): boolean =>
  /\b(?:DROP (?:TABLE|COLUMN|CONSTRAINT)|RENAME|SET NOT NULL|SET DATA TYPE|ADD CONSTRAINT)\b/.test(
    statement,
  ) ||
  (/\bADD COLUMN\b/.test(statement) && /\bNOT NULL\b/.test(statement) && !/\bDEFAULT\b/.test(statement));

it.each(files.slice(1).filter((name) => !STOPPED_FOR.includes(name)))(
  '[R6-01] %s expands: the version before goes on beside it',
  (name) => {
    const statements = readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint');
    expect(statements.filter(tightens)).toEqual([]);
  },
);

describe('rows as of migration 0004', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  it.each([
    `requests (guid, contact_id, product_code, step, state, cf, email, phone, created_at, updated_at, accepted_hash)
      values ('g', 'c', 'P', 'contact-info', 'open', '', '', '', now(), now(), '')`,
    `sessions (id, token_hash, previous_token_hash, product_code, guid, created_at, seen_at)
      values ('s', 't', null, 'P', 'g', now(), now())`,
    `answers (guid, step, widget, component, value, status, updated_at)
      values ('g', 'card', 'w', 'c', 'v', '', now())`,
    `documents (guid, type, storage_key, content_type, size, sha256, received_sha256, created_at)
      values ('g', 'FRONT_DOC_1', 'k', 'image/jpeg', 1, 'a', 'a', now())`,
    `contracts (guid, kind, stampe_id, bar_code, storage_key, sha256, data_hash, created_at)
      values ('g', 'k', 's', 'b', 'k', 'a', '', now())`,
    `invitations (guid, actor_type, codice_fiscale, email, phone_number, step_slug, type, contact_id,
      campaign_url, encrypted_reporter_id, promo_code, analytics_id, created_at)
      values ('g', 'adult', '', '', '', 'card', '', '', '', '', '', '', now())`,
  ])('[R6-01] are still taken: insert into %s', async (row) => {
    await database.db.execute(sql.raw(`insert into ${row}`));
  });
});

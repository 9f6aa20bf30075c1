import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/types';

/** Not `codes`, `sessions` and the audit of codes: locating a request sends a code to its owner. */
const tables = [
  'requests',
  'step_answers',
  'credentials',
  'consents',
  'documents',
  'contracts',
  'captchas',
  'invitations',
] as const;

const digests = (guids: readonly string[]) => {
  const list = sql`(${sql.join(
    guids.map((guid) => sql`${guid}`),
    sql`, `,
  )})`;
  const parts = tables.map(
    (table) =>
      sql`select guid, md5(one::text) as part from ${sql.identifier(table)} as one where guid in ${list}`,
  );
  const trail = sql`select guid, md5(one::text) as part from audit as one where guid in ${list} and event not like 'code%'`;
  return sql`select guid, md5(string_agg(part, '' order by part)) as digest from (${sql.join([...parts, trail], sql` union all `)}) as parts group by guid`;
};

interface Result<Row> {
  readonly rows: readonly Row[];
}

/** By guid: another digest means that a row of the request was written. */
export const readDigests = async (db: Db, guids: readonly string[]): Promise<Map<string, string>> => {
  if (guids.length === 0) return new Map();
  const { rows } = (await db.execute(digests(guids))) as Result<{ guid: string; digest: string }>;
  return new Map(rows.map(({ guid, digest }) => [guid, digest]));
};

export interface Rows {
  readonly contactId: string;
  readonly state: string;
  readonly step: string;
  readonly completedAt: string | null;
  readonly emailConfirmedAt: string | null;
  readonly phoneConfirmedAt: string | null;
  readonly contracts: readonly {
    readonly stampeId: string;
    readonly barCode: string;
    readonly sha256: string;
    readonly noticeAt: string | null;
    readonly signedAt: string | null;
  }[];
  readonly documents: readonly {
    readonly type: string;
    readonly storageKey: string;
    readonly barCode: string;
    readonly sha256: string;
  }[];
  readonly consents: readonly string[];
  readonly passwordAt: string | null;
  readonly events: readonly { readonly event: string; readonly what: string }[];
}

export const readRows = async (db: Db, guid: string): Promise<Rows> => {
  const { rows } = (await db.execute(sql`
    select json_build_object(
      'contactId', contact_id, 'state', state, 'step', step, 'completedAt', completed_at,
      'emailConfirmedAt', email_confirmed_at, 'phoneConfirmedAt', phone_confirmed_at,
      'contracts', coalesce((select json_agg(json_build_object('stampeId', stampe_id, 'barCode', bar_code,
        'sha256', sha256, 'noticeAt', notice_at, 'signedAt', signed_at) order by kind) from contracts where guid = ${guid}), '[]'),
      'documents', coalesce((select json_agg(json_build_object('type', type, 'storageKey', storage_key,
        'barCode', bar_code, 'sha256', sha256) order by type) from documents where guid = ${guid}), '[]'),
      'consents', coalesce((select json_agg(concat(name, text_version, given_at) order by name) from consents where guid = ${guid}), '[]'),
      'passwordAt', (select created_at from credentials where guid = ${guid}),
      'events', coalesce((select json_agg(json_build_object('event', event, 'what',
        coalesce(details->>'stampeId', details->>'purpose', '')) order by id) from audit where guid = ${guid}), '[]')
    ) as found from requests where guid = ${guid}`)) as Result<{ found: Rows }>;
  const found = rows[0]?.found;
  if (!found) throw new Error('A request is gone');
  return found;
};

/** A sealed value is bound to its column, not to its row, so SQL can copy it. */
import { link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { signedMarkOf } from '../../server/documents/keys';

/** What holds of a browser, a destination or the whole database, or is a chain of its own. */
const LEFT_OUT = new Set(['sessions', 'codes', 'code_messages', 'audit_links', 'webhook_events']);

interface Column {
  readonly name: string;
  readonly type: string;
  readonly is_serial: boolean;
}

/** `n` is the number of the copy, `every` the time between two copies. */
const valueOf = ({ name, type }: Column): string => {
  const own = `"${name}"`;
  if (name === 'guid' || name === 'storage_key')
    return `substr(md5(${own} || n) || md5(n || ${own}), 1, length(${own}))`;
  if (name.endsWith('_index')) return `case ${own} when '' then '' else md5(${own} || n) end`;
  if (name === 'journey') return `translate(substr(upper(md5(guid || n)), 1, 8), '01', 'XY')`;
  return type === 'timestamp with time zone' ? `${own} - n * every` : own;
};

const columnsOf = async (client: Client, table: string): Promise<readonly Column[]> =>
  (
    await client.query<Column>(
      `select column_name as name, data_type as type, coalesce(column_default like 'nextval%', false) as is_serial
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    )
  ).rows;

/**
 * The rows of the copies would all wait for their links at once. The service waits meanwhile, since it links
 * as well. Nobody walks this chain: its hashes are none.
 */
const linkRows = (client: Client): Promise<unknown> =>
  client.query(
    `begin;
     lock table audit_links in share row exclusive mode;
     insert into audit_links (position, about, audit_id, digest, hash)
     select (select max(position) from audit_links) + row_number() over (order by a.id), a.guid, a.id,
       md5(a.guid) || md5(a.guid), md5(a.guid) || md5(a.guid)
     from audit a
     where not exists (select from audit_links l where l.audit_id = a.id and l.about = a.guid);
     commit`,
  );

export const multiplyRows = async (client: Client, copies: number): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'guid' order by 1`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name));
  for (const table of tables) {
    const columns = (await columnsOf(client, table)).filter(({ is_serial: isSerial }) => !isSerial);
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const order = table === 'audit' ? 'order by n, id' : '';
    await client.query(
      `insert into "${table}" (${names}) select ${columns.map(valueOf).join(', ')}
       from "${table}", generate_series(1, ${copies}) n, (select interval '1 year' / ${copies} as every) e ${order}`,
    );
  }
  await linkRows(client);
  await client.query('analyze');
  return tables;
};

export const multiplyFiles = async (client: Client, folder: string, copies: number): Promise<number> => {
  const { rows } = await client.query<{ original: string; copy: string }>(
    `select k.key as original, ${valueOf({ name: 'storage_key', type: 'text', is_serial: false }).replaceAll('"storage_key"', 'k.key')} as copy
     from (select storage_key as key from documents where created_at > now() - interval '1 hour'
           union all select storage_key from contracts where created_at > now() - interval '1 hour') k,
       generate_series(1, ${copies}) n where k.key <> ''`,
  );
  const place = (key: string): string => path.join(folder, key.slice(0, 2), key);
  // A sweep would write the marks that are missing, each to the disk.
  const marked = new Set((await readdir(folder, { recursive: true })).map((name) => path.basename(name)));
  let linked = 0;
  for (const { original, copy } of rows) {
    await mkdir(path.dirname(place(copy)), { recursive: true });
    const mark = signedMarkOf(original);
    if (marked.has(mark)) await link(place(mark), place(signedMarkOf(copy)));
    await link(place(original), place(copy)).then(
      () => (linked += 1),
      () => undefined,
    );
  }
  return linked;
};

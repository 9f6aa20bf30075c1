import { getTableName, sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Config } from '../config';
import { allTables } from './sealedTables';
import type { Db } from './types';

const CONNECT_MS = 3000;
const tables = allTables.map((table) => `"${getTableName(table)}"`).join(', ');

/**
 * Frees what deleted rows still occupy. The embedded database is nobody else's meanwhile: its
 * tables are written anew, without them. On PostgreSQL the service goes on beside it; the
 * connection is one without the limits of a call.
 */
export const vacuum = async ({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>, db: Db): Promise<void> => {
  if (DATABASE_URL === undefined) {
    await db.execute(sql.raw(`vacuum full ${tables}`));
    // The old files go with the next checkpoint.
    await db.execute(sql`checkpoint`);
    return;
  }
  const client = new Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`vacuum ${tables}`);
  } finally {
    await client.end().catch(() => undefined);
  }
};

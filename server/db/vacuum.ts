import { getTableName, sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Config } from '../config';
import { allTables } from './sealedTables';
import type { Db } from './types';

const CONNECT_MS = 3000;
const tables = allTables.map((table) => `"${getTableName(table)}"`).join(', ');

/**
 * Frees the space of deleted rows. The embedded database has no other user meanwhile, so its tables are
 * rewritten. With PostgreSQL the service keeps running; the connection has no timeouts.
 */
export const vacuum = async ({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>, db: Db): Promise<void> => {
  if (DATABASE_URL === undefined) {
    await db.execute(sql.raw(`vacuum full ${tables}`));
    // The next checkpoint deletes the old files.
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

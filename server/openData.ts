import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import { readCodeKey } from './crypto/codeKey';
import { useKeyring } from './crypto/keyring';
import { readKeyring } from './crypto/readKeyring';
import { openDatabase } from './db/open';
import type { OpenDatabase } from './db/types';
import { openDocumentStore } from './documents';
import type { SealedStore } from './documents/sealedStore';
import { checkKeys } from './privacy/keyCheck';
import { sealPlainRows } from './privacy/reseal';

export interface OpenData {
  readonly codeKey: string;
  readonly database: OpenDatabase;
  readonly documents: SealedStore;
}

/**
 * Keys, database and files of the settings, for the service and for commands beside it. What an earlier version left in plain is
 * sealed first; several replicas may do that at once, each row is written by the first. Throws ConfigError or DatabaseInUse.
 */
export const openData = async (config: Config, log: FastifyBaseLogger): Promise<OpenData> => {
  const codeKey = await readCodeKey(config);
  useKeyring(await readKeyring(config, codeKey));
  const documents = await openDocumentStore(config);
  const database = await openDatabase(config, log);
  try {
    await checkKeys(database.db);
    const { rows } = await sealPlainRows(database.db);
    if (rows > 0) log.info({ rows }, 'Rows of an earlier version were sealed');
  } catch (error) {
    await database.close();
    throw error;
  }
  return { codeKey, database, documents };
};

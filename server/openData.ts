import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import { readCodeKey } from './crypto/codeKey';
import { readKeyring } from './crypto/readKeyring';
import { readAnswerStorage } from './db/answerStorage';
import { setKeyring } from './db/keyring';
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
 * Opens keys, database and files of the settings, for the service and for its commands. Plain values of an
 * earlier version are encrypted first; several replicas may do so at once, and each row is written by the
 * first. Throws ConfigError, DatabaseInUse or DatabaseUnavailable.
 */
export const openData = async (config: Config, log: FastifyBaseLogger): Promise<OpenData> => {
  const codeKey = await readCodeKey(config);
  const keyring = await readKeyring(config, codeKey);
  const documents = await openDocumentStore(config, keyring);
  const database = await openDatabase(config, log);
  setKeyring(database.db, keyring);
  try {
    await checkKeys(database.db);
    await readAnswerStorage(database.db);
    const { rows } = await sealPlainRows(database.db);
    if (rows > 0) log.info({ rows }, 'Rows of an earlier version were sealed');
  } catch (error) {
    await database.close();
    throw error;
  }
  return { codeKey, database, documents };
};

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import { readCodeKey } from './crypto/codeKey';
import { keysOf, readKeyring } from './crypto/readKeyring';
import { setKeyring } from './db/keyring';
import { openDatabase } from './db/open';
import type { OpenDatabase } from './db/types';
import { openStore } from './documents';
import { adoptStore, requireOwnStore, requireSameId } from './documents/owner';
import { sealedStore, type SealedStore } from './documents/sealedStore';
import { findData, requireNoData } from './foundData';
import { checkKeys, hasKeyChecks } from './privacy/keyCheck';
import { requireWritable } from './machine/requireWritable';

export interface OpenData {
  readonly codeKey: string;
  readonly database: OpenDatabase;
  readonly documents: SealedStore;
}

export interface OpenOptions {
  /** Makes the document store this database's, instead of requiring that it is. */
  readonly adopt?: boolean;
}

/** Throws ConfigError, DatabaseInUse, DatabaseUnavailable or FolderError. */
export const openData = async (
  config: Config,
  log: FastifyBaseLogger,
  { adopt = false }: OpenOptions = {},
): Promise<OpenData> => {
  // Settings are checked before anything is opened or created.
  keysOf(config.ENCRYPTION_KEYS);
  await requireWritable(config.DATA_DIR);
  const store = await openStore(config);
  const found = await findData(config, store);
  const database = await openDatabase(config, log, undefined, {
    mayCreate: () => {
      if (!adopt || config.DATABASE_URL === undefined) requireNoData(config, found);
    },
    mayMigrate: async (unmigrated) => {
      if (!adopt) await requireSameId(unmigrated, found.owner);
    },
  });
  const { db } = database;
  try {
    await (adopt ? adoptStore : requireOwnStore)(db, store);
    const mayCreate = !(await hasKeyChecks(db));
    const codeKey = await readCodeKey(config, mayCreate);
    const keyring = await readKeyring(config, codeKey, mayCreate);
    setKeyring(db, keyring);
    await checkKeys(db);
    return { codeKey, database, documents: sealedStore(store, keyring) };
  } catch (error) {
    await database.close();
    throw error;
  }
};

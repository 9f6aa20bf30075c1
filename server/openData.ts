import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError, type Config } from './config';
import { CODE_KEY_FILE, readCodeKey } from './crypto/codeKey';
import { ENCRYPTION_KEY_FILE, keysOf, readKeyring } from './crypto/readKeyring';
import { setKeyring } from './db/keyring';
import { openDatabase } from './db/open';
import type { OpenDatabase } from './db/types';
import type { DocumentStore } from './deps';
import { openStore } from './documents';
import { adoptStore, requireOwnStore } from './documents/owner';
import { sealedStore, type SealedStore } from './documents/sealedStore';
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

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const hasFiles = async (store: DocumentStore): Promise<boolean> => {
  for await (const _ of store.list()) return true;
  return (await store.readOwner()) !== undefined;
};

/** Throws ConfigError where keys or documents lack their database: a new one must not take its place. */
const requireNoData = async ({ DATA_DIR }: Config, store: DocumentStore): Promise<void> => {
  const keys = await Promise.all(
    [CODE_KEY_FILE, ENCRYPTION_KEY_FILE].map((name) => exists(join(DATA_DIR, name))),
  );
  const what = keys.includes(true) ? 'keys' : (await hasFiles(store)) ? 'documents' : undefined;
  if (what !== undefined)
    throw new ConfigError(
      `The folder ${join(DATA_DIR, 'db')} holds no database, but there are ${what} of one: restore it, or move the ` +
        `${what} away to begin anew. Nothing was created. See "Back-up and restore" in docs/operations.md`,
    );
};

/**
 * Opens keys, database and files of the settings, for the service and for its commands. Throws ConfigError,
 * DatabaseInUse or DatabaseUnavailable.
 */
export const openData = async (
  config: Config,
  log: FastifyBaseLogger,
  { adopt = false }: OpenOptions = {},
): Promise<OpenData> => {
  // Settings are checked before anything is opened or created.
  keysOf(config.ENCRYPTION_KEYS);
  await requireWritable(config.DATA_DIR);
  const store = await openStore(config);
  const database = await openDatabase(config, log, undefined, () => requireNoData(config, store));
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

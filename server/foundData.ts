import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from './config';
import { CODE_KEY_FILE } from './crypto/codeKey';
import { ENCRYPTION_KEY_FILE } from './crypto/readKeyring';
import type { DocumentStore } from './deps';

/** Keys and documents show that there has been a database. */
export interface FoundData {
  readonly hasKeys: boolean;
  readonly hasDocuments: boolean;
  readonly owner: string | undefined;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const hasFiles = async (store: DocumentStore): Promise<boolean> => {
  for await (const page of store.list()) if (page.length > 0) return true;
  return false;
};

/** Beside PostgreSQL, a key file that a setting replaces may be left of a trial and is not read. */
const keyFilesOf = ({ DATABASE_URL, CODE_KEY, ENCRYPTION_KEYS }: Config): string[] => [
  ...(DATABASE_URL === undefined || CODE_KEY === undefined ? [CODE_KEY_FILE] : []),
  ...(DATABASE_URL === undefined || ENCRYPTION_KEYS.length === 0 ? [ENCRYPTION_KEY_FILE] : []),
];

/**
 * Call it before the database is opened: a replica that starts at the same time creates keys and documents
 * only after it has filled the database.
 */
export const findData = async (config: Config, store: DocumentStore): Promise<FoundData> => {
  const keys = await Promise.all(keyFilesOf(config).map((name) => exists(join(config.DATA_DIR, name))));
  const owner = await store.readOwner();
  return {
    hasKeys: keys.includes(true),
    hasDocuments: owner !== undefined || (await hasFiles(store)),
    owner,
  };
};

const SEE = 'Nothing was created. See "Back-up and restore" in docs/operations.md';

/** Throws ConfigError where keys or documents lack their database: a new one must not take its place. */
export const requireNoData = (
  { DATA_DIR, DATABASE_URL }: Config,
  { hasKeys, hasDocuments }: FoundData,
): void => {
  if (!hasKeys && !hasDocuments) return;
  const what = hasKeys ? 'keys' : 'documents';
  if (DATABASE_URL === undefined)
    throw new ConfigError(
      `The folder ${join(DATA_DIR, 'db')} holds no database, but there are ${what} of one: restore it, or move the ` +
        `${what} away to begin anew. ${SEE}`,
    );
  throw new ConfigError(
    `The database of DATABASE_URL is empty, but there are ${what} of one in ` +
      `${hasKeys ? DATA_DIR : 'the document store'}: correct DATABASE_URL or restore the database. To begin anew, ` +
      `move the ${what} away, or run \`npm run data -- adopt-documents\` to keep them. ${SEE}`,
  );
};

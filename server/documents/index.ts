import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, type Config } from '../config';
import type { Keyring } from '../crypto/keyring';
import type { DocumentStore } from '../deps';
import { boundedStore, standardStoreLimits } from './bounded';
import { folderStore } from './folder';
import { sealedStore, type SealedStore } from './sealedStore';

/** Each occupies one of Node's four threads, which hash passwords and decode pictures as well. */
const FOLDER_CALLS = 3;
const BUCKET_CALLS = 24;

type Settings = Pick<Config, 'DOCUMENTS_URL' | 'DATA_DIR'>;

const SUPPORTED =
  'Setting DOCUMENTS_URL is not supported: give file:///an/absolute/folder or ' +
  's3://bucket/prefix?endpoint=https://host&region=name, or leave it unset for DATA_DIR/documents';

const openUnbounded = async ({ DOCUMENTS_URL, DATA_DIR }: Settings): Promise<DocumentStore> => {
  if (DOCUMENTS_URL === undefined) return folderStore(join(DATA_DIR, 'documents'));
  const url = URL.canParse(DOCUMENTS_URL) ? new URL(DOCUMENTS_URL) : undefined;
  if (url?.protocol === 's3:') return (await import('./s3')).openS3(url);
  if (url?.protocol !== 'file:' || url.hostname !== '') throw new ConfigError(SUPPORTED);
  return folderStore(fileURLToPath(url));
};

/** Without the encryption. Throws ConfigError when the URL is not supported or does not answer. */
export const openStore = async (settings: Settings): Promise<DocumentStore> => {
  const atOnce = settings.DOCUMENTS_URL?.startsWith('s3:') ? BUCKET_CALLS : FOLDER_CALLS;
  return boundedStore(await openUnbounded(settings), { ...standardStoreLimits, atOnce });
};

/** Every file in it is encrypted (docs/decisions/stored-files.md). */
export const openDocumentStore = async (settings: Settings, keyring: Keyring): Promise<SealedStore> =>
  sealedStore(await openStore(settings), keyring);

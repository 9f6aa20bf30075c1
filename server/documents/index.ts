import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, type Config } from '../config';
import type { DocumentStore } from '../deps';
import { folderStore } from './folder';

const SUPPORTED =
  'Setting DOCUMENTS_URL is not supported: give file:///an/absolute/folder, or leave it unset for DATA_DIR/documents';

const folderOf = ({ DOCUMENTS_URL, DATA_DIR }: Pick<Config, 'DOCUMENTS_URL' | 'DATA_DIR'>): string => {
  if (DOCUMENTS_URL === undefined) return join(DATA_DIR, 'documents');
  const url = URL.canParse(DOCUMENTS_URL) ? new URL(DOCUMENTS_URL) : undefined;
  if (url?.protocol !== 'file:' || url.hostname !== '') throw new ConfigError(SUPPORTED);
  return fileURLToPath(url);
};

/** The store of the settings: a folder. Throws ConfigError for an address of another kind (docs/decisions/document-store.md). */
export const openDocumentStore = async (
  config: Pick<Config, 'DOCUMENTS_URL' | 'DATA_DIR'>,
): Promise<DocumentStore> => folderStore(folderOf(config));

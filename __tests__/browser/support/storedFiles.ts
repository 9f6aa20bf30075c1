import { readCodeKey } from '../../../server/crypto/codeKey';
import { readConfig } from '../../../server/config';
import type { DocumentStore, ListedFile } from '../../../server/deps';
import { openDocumentStore } from '../../../server/documents';
import type { Keyring } from '../../../server/crypto/keyring';
import { readKeyring } from '../../../server/crypto/readKeyring';

/** The keys that a product in a process of its own has made in its data folder. */
export const keyringOf = async (dataDir: string): Promise<Keyring> => {
  const config = readConfig({ DATA_DIR: dataDir });
  return readKeyring(config, await readCodeKey(config));
};

/** The files of a product that runs in a process of its own, with the keys that it made there. */
export const storeOf = async (dataDir: string): Promise<DocumentStore> =>
  openDocumentStore(readConfig({ DATA_DIR: dataDir }), await keyringOf(dataDir));

/** All that is stored, opened; the newest first. */
export const storedFiles = async ({ dataDir }: { readonly dataDir: string }): Promise<Buffer[]> => {
  const store = await storeOf(dataDir);
  const listed: ListedFile[] = [];
  for await (const file of store.list()) listed.push(file);
  listed.sort((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime());
  const files = await Promise.all(listed.map(({ key }) => store.get(key)));
  return files.filter((file) => file !== undefined);
};

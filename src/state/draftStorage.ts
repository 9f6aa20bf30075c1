/** Stores encrypted drafts for the tab's next load. The service gives the session the key's secret. */
import { bytesOfText, deriveKey, openBytes, sealBytes, textOf } from './draftCipher';
import type { DraftsState } from './drafts';
import { readTab, writeTab } from './tabStorage';

let known: { readonly secret: string; readonly key: Promise<CryptoKey> } | undefined;

/** Caches the last key, because a page that is being closed has no time to derive it. */
const keyOf = (secret: string): Promise<CryptoKey> => {
  if (known?.secret !== secret) known = { secret, key: deriveKey(secret, 'apertura.drafts') };
  return known.key;
};

export const clearDraftKey = (): void => {
  known = undefined;
};

/** Encrypts the drafts. Rejects outside a secure context, where browsers have no WebCrypto. */
export const sealDrafts = async (secret: string, drafts: string): Promise<string> =>
  textOf(await sealBytes(await keyOf(secret), new TextEncoder().encode(drafts)));

const open = async (secret: string, text: string): Promise<DraftsState> => {
  const plain = await openBytes(await keyOf(secret), bytesOfText(text));
  // GCM guarantees that the app wrote the record; forms and steps pick the fields that they know.
  return JSON.parse(new TextDecoder().decode(plain)) as DraftsState;
};

/** Reads the drafts; {} if there are none. Removes a record that cannot be decrypted. */
export const openDrafts = async (name: string, secret: string): Promise<DraftsState> => {
  const text = readTab(name);
  if (text === null) return {};
  try {
    return await open(secret, text);
  } catch {
    writeTab(name, null);
    return {};
  }
};

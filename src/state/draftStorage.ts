/** What was typed and not sent, for the tab's next load: readable only with what the service tells its session. */
import { bytesOfText, deriveKey, openBytes, sealBytes, textOf } from './draftCipher';
import type { DraftsState } from './drafts';
import { writeTab } from './tabStorageWriter';
import { readTab } from './tabStorage';

let known: { readonly secret: string; readonly key: Promise<CryptoKey> } | undefined;

/** The last one is at hand: a page that is being left has time for one step, not for three. */
const keyOf = (secret: string): Promise<CryptoKey> => {
  if (known?.secret !== secret) known = { secret, key: deriveKey(secret, 'apertura.drafts') };
  return known.key;
};

export const forgetKey = (): void => {
  known = undefined;
};

/** The record's text. Rejects where the page is not in a secure context: browsers have no WebCrypto there. */
export const sealDrafts = async (secret: string, drafts: string): Promise<string> =>
  textOf(await sealBytes(await keyOf(secret), new TextEncoder().encode(drafts)));

const open = async (secret: string, text: string): Promise<DraftsState> => {
  const plain = await openBytes(await keyOf(secret), bytesOfText(text));
  // Authentic, so the app's own: steps and forms take out of it what they know.
  return JSON.parse(new TextDecoder().decode(plain)) as DraftsState;
};

/** Nothing where there is no record; one that does not open is removed. */
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

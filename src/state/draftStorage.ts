/**
 * Drafts are encrypted: after the session's end nothing in the browser can read them
 * (docs/decisions/drafts-and-tabs.md).
 */
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

const seal = async (key: Promise<CryptoKey>, drafts: string): Promise<string> =>
  textOf(await sealBytes(await key, new TextEncoder().encode(drafts)));

/** Writes come one after the other: an encryption that takes longer must not overwrite a later one. */
let written: Promise<unknown> = Promise.resolve();

export const draftsWritten = (): Promise<unknown> => written;

/** {} removes the entry. Writes nothing outside a secure context, where browsers have no WebCrypto. */
export const storeDrafts = (name: string, secret: string, drafts: object): Promise<unknown> => {
  const text = JSON.stringify(drafts);
  const sealed = text === '{}' ? null : seal(keyOf(secret), text);
  written = Promise.all([sealed, written]).then(
    ([record]) => writeTab(name, record),
    () => {},
  );
  return written;
};

const open = async (secret: string, text: string): Promise<DraftsState> => {
  const plain = await openBytes(await keyOf(secret), bytesOfText(text));
  // GCM guarantees that the app wrote the record; forms and steps pick the fields that they know.
  return JSON.parse(new TextDecoder().decode(plain)) as DraftsState;
};

export const openDrafts = async (name: string, secret: string): Promise<DraftsState> => {
  await written;
  const text = readTab(name);
  if (text === null) return {};
  try {
    return await open(secret, text);
  } catch {
    writeTab(name, null);
    return {};
  }
};

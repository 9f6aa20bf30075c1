// What a browser keeps of a page, and whether somebody who looks through it can read what was typed.
import { inflateRawSync, inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export interface BrowserStorage {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  /** Data bases, caches, cookies, the history's state, the window's name, the address. */
  readonly others: readonly string[];
}

/** All that is kept in the browser for the page that is open. */
export const storageOf = async (page: Page): Promise<BrowserStorage> => {
  const { others, ...storage } = await page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const found: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await answered(indexedDB.open(name));
      for (const store of base.objectStoreNames)
        found.push(JSON.stringify(await answered(base.transaction(store).objectStore(store).getAll())));
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const one of await cache.matchAll()) found.push(`${one.url} ${await one.text()}`);
    }
    const { name, location, history } = window;
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      others: [...found, name, location.href, JSON.stringify(history.state)],
    };
  });
  return { ...storage, others: [...others, JSON.stringify(await page.context().cookies())] };
};

/** The first that does not throw. */
const attempt = (...ways: readonly (() => Buffer)[]): Buffer[] =>
  ways.flatMap((way) => {
    try {
      return [way()];
    } catch {
      return [];
    }
  });

const inflated = (bytes: Buffer): Buffer[] => [
  bytes,
  ...attempt(
    () => inflateRawSync(bytes),
    () => inflateSync(bytes),
  ),
];
const runsOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([run]) => run);

/**
 * The text as it stands, and as what it may be a code of: addresses' escapes, JSON's,
 * hexadecimal, base64, packed or not.
 */
const readings = (text: string): string[] => [
  text,
  text.replace(/(%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString()),
  text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  ...runsOf(text, /([0-9a-f]{2}){4,}/gi).flatMap((run) => inflated(Buffer.from(run, 'hex')).map(String)),
  ...runsOf(text, /[\w+/-]{8,}/g).flatMap((run) =>
    // A run may have begun before what was encoded.
    [0, 1, 2, 3].flatMap((skip) => inflated(Buffer.from(run.slice(skip), 'base64')).map(String)),
  ),
];

/** Those of the words that can be read in the texts. */
export const readable = (texts: readonly string[], words: readonly string[]): string[] => {
  const all = texts.flatMap(readings).join('\n').toLowerCase();
  return words.filter((word) => all.includes(word.toLowerCase()));
};

const entries = (storage: Readonly<Record<string, string>>): string[] => Object.entries(storage).flat();

/** Nothing of it can be read anywhere, save e-mail and phone in local storage, which has nothing else. */
export const expectSecret = async (page: Page, words: readonly string[]): Promise<void> => {
  const { local, session, others } = await storageOf(page);
  const { 'apertura.contact': contact = '{}', ...rest } = local;
  expect(rest).toEqual({});
  const { at, email, cellulare, ...more } = JSON.parse(contact) as Record<string, unknown>;
  expect(more).toEqual({});
  const known = [email, cellulare].filter((value) => value !== undefined).map(String);
  expect(readable([...entries(session), ...others], [...words, ...known.filter((value) => value !== '')])).toEqual([]);
  expect(['undefined', 'number']).toContain(typeof at);
  for (const value of known) expect(value).toMatch(/^$|^\d{9,10}$|^[^\s@]+@[^\s@]+$/);
  expect(words.filter((word) => known.includes(word) && !/^\d+$|@/.test(word))).toEqual([]);
}; // prettier-ignore

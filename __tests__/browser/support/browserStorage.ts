import { inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** `others`: data bases, caches, cookies, history, name, address. */
export const storageOf = async (page: Page) => {
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

const inflated = (bytes: Buffer): string[] => {
  try {
    return [bytes.toString(), inflateRawSync(bytes).toString()];
  } catch {
    return [bytes.toString()];
  }
};

const readings = (text: string): string[] => [
  text,
  text.replace(/(%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString()),
  ...(text.match(/[\w+/-]{8,}/g) ?? []).flatMap((run) =>
    // A run may have begun before what was encoded.
    [0, 1, 2, 3].flatMap((skip) => inflated(Buffer.from(run.slice(skip), 'base64'))),
  ),
];

export const readable = (texts: readonly string[], words: readonly string[]): string[] => {
  const all = texts.flatMap(readings).join('\n').toLowerCase();
  return words.filter((word) => all.includes(word.toLowerCase()));
};

/** No word is readable anywhere, except e-mail and phone in local storage, which else holds times only. */
export const expectSecret = async (page: Page, words: readonly string[]): Promise<void> => {
  const { local, session, others } = await storageOf(page);
  const {
    'apertura.contact': contact = '{}',
    'apertura.begun': begun = '0',
    'apertura.font': font = '1',
    ...rest
  } = local;
  const {
    at: _when,
    of: _mark,
    email = '',
    cellulare = '',
    ...more
  } = JSON.parse(contact) as Record<string, string>;
  expect({ ...rest, ...more }).toEqual({});
  expect(`${begun}${font}`).toMatch(/^\d+$/);
  expect(email).toMatch(/^$|^[^\s@]+@[^\s@]+$/);
  expect(cellulare).toMatch(/^$|^\d{9,10}$/);
  const known = [email, cellulare].filter((value) => value !== '');
  expect(readable([...Object.entries(session).flat(), ...others], [...words, ...known])).toEqual([]);
};

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocumentStore } from '../../../server/documents';
import { newStorageKey } from '../../../server/documents/keys';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name);

describe('the document store', () => {
  it('[R7.8-02] gives back the very bytes, replaces them, and forgets them', async () => {
    const store = await openDocumentStore({ DATA_DIR: folder });
    const key = newStorageKey();
    const bytes = Buffer.from([0, 255, 13, 10, 0]);
    await store.put(key, bytes, 'image/jpeg');
    expect((await store.get(key))?.equals(bytes)).toBe(true);
    await store.put(key, Buffer.from('new'), 'image/jpeg');
    expect((await store.get(key))?.toString()).toBe('new');
    expect(await files()).toEqual([key]);
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeUndefined();
    expect(await files()).toEqual([]);
  });

  it('[R7.8-02] writes many at once, the same key too, and leaves no half of a file', async () => {
    const store = await openDocumentStore({ DATA_DIR: folder });
    const key = newStorageKey();
    const versions = Array.from({ length: 12 }, (_, index) => Buffer.alloc(200_000, index));
    await Promise.all(versions.map((bytes) => store.put(key, bytes, 'image/jpeg')));
    const last = await store.get(key);
    expect(versions.some((bytes) => last?.equals(bytes))).toBe(true);
    expect(await files()).toEqual([key]);
  });

  it('never makes a path of what is no key', async () => {
    const store = await openDocumentStore({ DATA_DIR: folder });
    for (const key of [
      '../../../etc/passwd',
      'short',
      '/etc/passwd/0000000000',
      `${'a'.repeat(20)}/../x`,
      '',
    ]) {
      await expect(store.put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('Not a key');
      await expect(store.get(key)).rejects.toThrow('Not a key');
    }
  });

  it('takes a file: address, and says what is supported for every other', async () => {
    const other = join(folder, 'other place');
    const store = await openDocumentStore({ DATA_DIR: folder, DOCUMENTS_URL: pathToFileURL(other).href });
    const key = newStorageKey();
    await store.put(key, Buffer.from('x'), 'image/png');
    expect(await readdir(join(other, key.slice(0, 2)))).toEqual([key]);
    await store.check();
    for (const DOCUMENTS_URL of ['s3://bucket/prefix', 'https://objects.example/b', 'file://host/share']) {
      await expect(openDocumentStore({ DATA_DIR: folder, DOCUMENTS_URL })).rejects.toThrow(
        /DOCUMENTS_URL.*file:\/\//,
      );
    }
  });

  it('is not ready once its folder is gone', async () => {
    const store = await openDocumentStore({ DATA_DIR: folder });
    await rm(folder, { recursive: true });
    await expect(store.check()).rejects.toThrow();
  });
});

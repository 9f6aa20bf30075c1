import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocumentStore } from '../../../server/documents';
import { folderStore } from '../../../server/documents/folder';
import { newStorageKey } from '../../../server/documents/keys';
import { sealedStore } from '../../../server/documents/sealedStore';
import { startFakeS3 } from '../../../scripts/testing/service/fakeS3';
import { keysOf, testS3, testStore } from './storeLaws';
import { testKeyring } from '../../../scripts/testing/service/keyring';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name);

testStore('a folder', () => folderStore(folder));
testStore('a sealed folder', async () => sealedStore(await folderStore(folder), testKeyring));
describe('a server that speaks S3', () => testS3(startFakeS3));

describe('the folder', () => {
  it('leaves no half of a file, and takes away what a killed write left', async () => {
    const store = await folderStore(folder);
    const key = newStorageKey();
    await store.put(key, Buffer.from('whole'), 'image/png');
    expect(await files()).toEqual([key]);
    const draft = join(folder, key.slice(0, 2), `${key}.0123456789ab.part`);
    await writeFile(draft, 'hal');
    const written = new Date('2026-11-20T08:00:00Z');
    await utimes(draft, written, written);
    await utimes(join(folder, key.slice(0, 2), key), written, written);
    expect(await keysOf(store)).toEqual([key]);
    expect(await store.removeDrafts(written)).toBe(0);
    expect(await store.removeDrafts(new Date(written.getTime() + 1))).toBe(1);
    expect(await files()).toEqual([key]);
  });

  it('puts a file aside with the time of that, however old it is', async () => {
    const store = await folderStore(folder);
    const key = newStorageKey();
    await store.put(key, Buffer.from('old'), 'image/png');
    const written = new Date('2020-01-01T08:00:00Z');
    await utimes(join(folder, key.slice(0, 2), key), written, written);
    await store.quarantine.add(key);
    const minutesAgo: number[] = [];
    for await (const page of store.quarantine.list())
      for (const { modifiedAt } of page)
        minutesAgo.push(Math.round((Date.now() - modifiedAt.getTime()) / 60_000));
    expect(minutesAgo).toEqual([0]);
  });

  it('takes a file: address, and is not ready once it is gone', async () => {
    const other = join(folder, 'other place');
    const store = await openDocumentStore(
      { DATA_DIR: folder, DOCUMENTS_URL: pathToFileURL(other).href },
      testKeyring,
    );
    const key = newStorageKey();
    await store.put(key, Buffer.from('x'), 'image/png');
    expect(await readdir(join(other, key.slice(0, 2)))).toEqual([key]);
    await store.check();
    await rm(other, { recursive: true });
    await expect(store.check()).rejects.toThrow();
  });
});

it.each([
  's3://',
  's3://UP_PER/x',
  's3://bucket?endpoint=ftp://host',
  's3://bucket?endpoint=https://host/path',
  's3://id:secret@bucket/x',
  's3://bucket?access=1',
  'https://objects.example/b',
  'file://host/share',
])('the address %s is refused by one line that says what is expected', async (DOCUMENTS_URL) => {
  const form = DOCUMENTS_URL.startsWith('s3') ? 's3://bucket/prefix?endpoint=' : 'file://';
  const opening = openDocumentStore({ DATA_DIR: folder, DOCUMENTS_URL }, testKeyring);
  await expect(opening).rejects.toThrow(/^Setting DOCUMENTS_URL is not (valid|supported): [^\n]+$/);
  await expect(opening).rejects.toThrow(form);
});

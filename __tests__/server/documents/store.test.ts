import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { ConfigError } from '../../../server/config';
import type { DocumentStore } from '../../../server/deps';
import { openDocumentStore } from '../../../server/documents';
import { folderStore } from '../../../server/documents/folder';
import { newStorageKey } from '../../../server/documents/keys';
import { openS3 } from '../../../server/documents/s3';
import { sealedStore } from '../../../server/documents/sealedStore';
import { startS3Server, type S3Server } from '../support/swift';
import { testKeyring } from '../support/keyring';

let folder: string;
let server: S3Server;
const bucketAddress = (bucket: string): URL =>
  new URL(`s3://${bucket}/some/prefix?endpoint=${server.endpoint}&region=eu-south-1`);

beforeAll(async () => {
  server = await startS3Server();
  const client = new S3Client({
    endpoint: server.endpoint,
    region: 'eu-south-1',
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: 'documents' }));
  client.destroy();
}, 120_000);
afterAll(() => server?.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name);

const keysOf = async (store: DocumentStore): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
};

/** What every store does alike: the real S3 server is asked the very same. */
describe.each<[string, () => Promise<DocumentStore>]>([
  ['a folder', () => folderStore(folder)],
  ['a sealed folder', async () => sealedStore(await folderStore(folder), testKeyring)],
  ['S3', () => openS3(bucketAddress('documents'))],
  [
    'sealed S3, by its setting',
    () =>
      openDocumentStore({ DATA_DIR: folder, DOCUMENTS_URL: bucketAddress('documents').href }, testKeyring),
  ],
])('%s as a document store', (_, open) => {
  it('[R7.8-02] gives back the very bytes, replaces them, lists and forgets them', async () => {
    const store = await open();
    await store.check();
    const [key, other] = [newStorageKey(), newStorageKey()];
    const bytes = Buffer.from([0, 255, 13, 10, 0]);
    expect(await store.get(key)).toBeUndefined();
    await store.put(key, bytes, 'image/jpeg');
    await store.put(other, Buffer.alloc(3_000_000, 7), 'video/webm');
    expect((await store.get(key))?.equals(bytes)).toBe(true);
    await store.put(key, Buffer.from('new'), 'image/jpeg');
    expect((await store.get(key))?.toString()).toBe('new');
    expect((await store.get(other))?.equals(Buffer.alloc(3_000_000, 7))).toBe(true);
    expect((await keysOf(store)).sort()).toEqual([key, other].sort());
    for await (const { modifiedAt } of store.list())
      expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
    await store.remove(other);
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeUndefined();
    expect(await keysOf(store)).toEqual([]);
  });

  it('[R7.8-02] writes many at once, the same key too, and never gives half of one', async () => {
    const store = await open();
    const key = newStorageKey();
    const versions = Array.from({ length: 8 }, (__, index) => Buffer.alloc(200_000, index));
    await Promise.all(versions.map((bytes) => store.put(key, bytes, 'image/jpeg')));
    const last = await store.get(key);
    expect(versions.some((bytes) => last?.equals(bytes))).toBe(true);
    expect(await keysOf(store)).toEqual([key]);
    await store.remove(key);
  });

  it('never makes a path of what is no key', async () => {
    const store = await open();
    const paths = ['../../../etc/passwd', 'short', '/etc/passwd/0000000000', `${'a'.repeat(20)}/../x`, ''];
    for (const key of paths) {
      await expect(store.put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('Not a key');
      await expect(store.get(key)).rejects.toThrow('Not a key');
      await expect(store.remove(key)).rejects.toThrow('Not a key');
    }
  });
});

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

  it('takes a file: address', async () => {
    const other = join(folder, 'other place');
    const store = await openDocumentStore(
      { DATA_DIR: folder, DOCUMENTS_URL: pathToFileURL(other).href },
      testKeyring,
    );
    const key = newStorageKey();
    await store.put(key, Buffer.from('x'), 'image/png');
    expect(await readdir(join(other, key.slice(0, 2)))).toEqual([key]);
    await store.check();
  });

  it('is not ready once it is gone', async () => {
    const store = await openDocumentStore({ DATA_DIR: folder }, testKeyring);
    await rm(folder, { recursive: true });
    await expect(store.check()).rejects.toThrow();
  });
});

describe('S3', () => {
  it('lists beyond one page, and nothing beside its prefix', async () => {
    const store = await openS3(bucketAddress('documents'), 4);
    const other = await openS3(new URL(bucketAddress('documents').href.replace('prefix', 'elsewhere')));
    const keys = Array.from({ length: 11 }, newStorageKey);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), 'image/png')));
    await other.put(newStorageKey(), Buffer.from('x'), 'image/png');
    expect((await keysOf(store)).sort()).toEqual(keys.sort());
  });

  it('ends the start with one line where the bucket cannot be used, and never shows the secret', async () => {
    const open = (DOCUMENTS_URL: string) =>
      openDocumentStore({ DATA_DIR: folder, DOCUMENTS_URL }, testKeyring).then(
        () => undefined,
        (error: unknown) => error as Error,
      );
    const failures = [
      await open(bucketAddress('no-such-bucket').href),
      await open(`s3://documents?endpoint=http://127.0.0.1:9&region=eu-south-1`),
    ];
    process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong-secret';
    failures.push(await open(bucketAddress('documents').href));
    process.env['AWS_SECRET_ACCESS_KEY'] = 'testing';
    for (const failure of failures) expect(failure).toBeInstanceOf(ConfigError);
    expect(failures.map((failure) => failure?.message)).toEqual([
      'The document store of DOCUMENTS_URL cannot be used: the bucket does not exist',
      // jest's realm takes the system's error for none, and the client then wraps it.
      expect.stringMatching(/^The document store of DOCUMENTS_URL cannot be used: (ECONNREFUSED|Error)$/),
      'The document store of DOCUMENTS_URL cannot be used: the credentials may not use the bucket',
    ]);
  });

  it.each([
    's3://',
    's3://UP_PER/x',
    's3://bucket?endpoint=ftp://host',
    's3://bucket?endpoint=https://host/path',
    's3://id:secret@bucket/x',
    's3://bucket?access=1',
  ])('refuses the address %s with one line that says what is expected', async (DOCUMENTS_URL) => {
    await expect(openDocumentStore({ DATA_DIR: folder, DOCUMENTS_URL }, testKeyring)).rejects.toThrow(
      /^Setting DOCUMENTS_URL is not (valid|supported): .*s3:\/\/bucket\/prefix\?endpoint=[^\n]+$/,
    );
  });

  it.each(['https://objects.example/b', 'file://host/share'])('does not take %s', async (DOCUMENTS_URL) => {
    await expect(openDocumentStore({ DATA_DIR: folder, DOCUMENTS_URL }, testKeyring)).rejects.toThrow(
      /DOCUMENTS_URL.*file:\/\//,
    );
  });
});

import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { ConfigError } from '../../../server/config';
import type { DocumentStore, ListOptions } from '../../../server/deps';
import { openDocumentStore } from '../../../server/documents';
import { INITIALS, newStorageKey } from '../../../server/documents/keys';
import { openS3 } from '../../../server/documents/s3';
import type { S3Server } from '../../../scripts/testing/service/fakeS3';
import { testKeyring } from '../../../scripts/testing/service/keyring';

export const keysOf = async (store: DocumentStore, options?: ListOptions): Promise<string[]> => {
  const keys: string[] = [];
  for await (const page of store.list(options)) keys.push(...page.map(({ key }) => key));
  return keys;
};

export const testStore = (name: string, open: () => Promise<DocumentStore>): void =>
  describe(`${name} as a document store`, () => {
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
      expect(await keysOf(store, { initial: key.slice(0, 1) })).toContain(key);
      for await (const page of store.list())
        for (const { modifiedAt } of page)
          expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
      await store.remove(other);
      await store.remove(key);
      await store.remove(key);
      expect(await store.get(key)).toBeUndefined();
      expect(await keysOf(store)).toEqual([]);
    });

    it('lists each file and mark under the first character of its key, and under no other', async () => {
      const store = await open();
      const keys = [...INITIALS].map((initial) => initial + newStorageKey().slice(1));
      for (const key of keys) await store.put(key, Buffer.from(key), 'image/jpeg');
      for (const key of keys) await store.markSigned(key);
      for (const [place, initial] of [...INITIALS].entries()) {
        const marked: string[] = [];
        const listed = await keysOf(store, { initial, onSigned: (key) => marked.push(key) });
        expect([initial, listed, marked]).toEqual([initial, [keys[place]], [keys[place]]]);
      }
      const marked: string[] = [];
      for (const key of keys.slice(1)) await store.unmarkSigned(key);
      await keysOf(store, { onSigned: (key) => marked.push(key) });
      expect([marked, (await keysOf(store)).length]).toEqual([keys.slice(0, 1), keys.length]);
      for (const key of keys) await store.remove(key);
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

    it('moves files to the quarantine and back, and keeps marks and its owner out of the list', async () => {
      const store = await open();
      const aside = async (): Promise<string[]> => {
        const keys: string[] = [];
        for await (const page of store.quarantine.list())
          for (const { key, modifiedAt } of page) {
            expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
            keys.push(key);
          }
        return keys.sort();
      };
      const signed = async (): Promise<string[]> => {
        const keys: string[] = [];
        const files = store.list({ onSigned: (key) => keys.push(key) })[Symbol.asyncIterator]();
        while (!(await files.next()).done);
        return keys.sort();
      };
      const [one, two, three] = [newStorageKey(), newStorageKey(), newStorageKey()];
      for (const key of [one, two, three]) await store.put(key, Buffer.from(key), 'image/jpeg');
      await store.writeOwner('a-database');
      await store.markSigned(one);
      await store.markSigned(one);
      await store.markSigned(three);
      expect([await keysOf(store), await signed()].map((keys) => keys.sort())).toEqual([
        [one, two, three].sort(),
        [one, three].sort(),
      ]);
      await store.quarantine.add(one);
      await store.quarantine.add(two);
      expect([await aside(), await keysOf(store), await store.get(one)]).toEqual([
        [one, two].sort(),
        [three],
        undefined,
      ]);
      expect([await store.quarantine.restore(one), await store.quarantine.restore(one)]).toEqual([
        true,
        false,
      ]);
      expect((await store.get(one))?.toString()).toBe(one);
      expect([await aside(), await signed()]).toEqual([[two], [one, three].sort()]);
      await store.quarantine.add(one);
      await store.quarantine.remove(one);
      await store.quarantine.remove(one);
      await store.quarantine.remove(two);
      await store.remove(three);
      expect([await aside(), await signed(), await keysOf(store)]).toEqual([[], [], []]);
      expect(await store.readOwner()).toBe('a-database');
    });

    it('never makes a path of what is no key', async () => {
      const store = await open();
      const paths = ['../../../etc/passwd', 'short', '/etc/passwd/0000000000', `${'a'.repeat(20)}/../x`, ''];
      for (const key of paths)
        for (const act of [
          ...[store.get, store.remove, store.markSigned, store.unmarkSigned],
          ...[store.quarantine.add, store.quarantine.restore, store.quarantine.remove],
          () => store.put(key, Buffer.from('x'), 'image/jpeg'),
        ])
          await expect(act(key)).rejects.toThrow('Not a key');
    });
  });

export const testS3 = (start: () => Promise<S3Server>): void => {
  let server: S3Server;
  const address = (bucket = 'documents'): URL =>
    new URL(`s3://${bucket}/some/prefix?endpoint=${server.endpoint}&region=eu-south-1`);

  beforeAll(async () => {
    server = await start();
    process.env['AWS_ACCESS_KEY_ID'] = server.key.id;
    process.env['AWS_SECRET_ACCESS_KEY'] = server.key.secret;
    const client = new S3Client({ endpoint: server.endpoint, region: 'eu-south-1', forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: 'documents' }));
    client.destroy();
  });
  afterAll(() => server?.stop());

  testStore('S3', () => openS3(address()));
  testStore('sealed S3, by its setting', () =>
    openDocumentStore({ DATA_DIR: '', DOCUMENTS_URL: address().href }, testKeyring),
  );

  it('lists beyond one page, and nothing beside its prefix', async () => {
    const store = await openS3(address(), 4);
    const other = await openS3(new URL(address().href.replace('prefix', 'elsewhere')));
    const keys = Array.from({ length: 11 }, newStorageKey);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), 'image/png')));
    await other.put(newStorageKey(), Buffer.from('x'), 'image/png');
    expect((await keysOf(store)).sort()).toEqual(keys.sort());
  });

  it('ends the start with one line where the bucket cannot be used, and never shows the secret', async () => {
    const open = (DOCUMENTS_URL: string) =>
      openDocumentStore({ DATA_DIR: '', DOCUMENTS_URL }, testKeyring).then(
        () => undefined,
        (error: unknown) => error as Error,
      );
    const failures = [
      await open(address('no-such-bucket').href),
      await open(`s3://documents?endpoint=http://127.0.0.1:9&region=eu-south-1`),
    ];
    process.env['AWS_ACCESS_KEY_ID'] = 'wrong-id';
    failures.push(await open(address().href));
    process.env['AWS_ACCESS_KEY_ID'] = server.key.id;
    for (const failure of failures) expect(failure).toBeInstanceOf(ConfigError);
    expect(failures.map((failure) => failure?.message)).toEqual([
      'The document store of DOCUMENTS_URL cannot be used: the bucket does not exist',
      // jest's realm takes the system's error for none, and the client then wraps it.
      expect.stringMatching(/^The document store of DOCUMENTS_URL cannot be used: (ECONNREFUSED|Error)$/),
      'The document store of DOCUMENTS_URL cannot be used: the credentials may not use the bucket',
    ]);
  });
};

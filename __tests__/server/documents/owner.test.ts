import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { ConfigError } from '../../../server/config';
import type { Db, OpenDatabase } from '../../../server/db/types';
import type { DocumentStore } from '../../../server/deps';
import { folderStore } from '../../../server/documents/folder';
import { newStorageKey } from '../../../server/documents/keys';
import { adoptStore, requireOwnStore } from '../../../server/documents/owner';
import { openS3 } from '../../../server/documents/s3';
import { readDatabaseId } from '../../../server/repositories/databaseId';
import { saveDocument } from '../../../server/repositories/documents';
import { freshDatabase } from '../../../scripts/testing/service/database';
import { startFakeS3, type S3Server } from '../../../scripts/testing/service/fakeS3';

const nameFile = (db: Db, storageKey: string): Promise<void> =>
  saveDocument(db, {
    ...{ guid: storageKey, type: 'FRONT_DOC_1', storageKey, contentType: 'image/jpeg', size: 1 },
    ...{ sha256: '', receivedSha256: '', barCode: '', additional: false, feedback: '', askedAt: null },
    ...{ sign: '', createdAt: new Date() },
  });

const laws = (emptyStore: () => Promise<DocumentStore>): void => {
  let database: OpenDatabase;
  let store: DocumentStore;
  beforeEach(async () => {
    database = await freshDatabase();
    store = await emptyStore();
  });
  afterEach(() => database.close());

  const fill = async (files: number, known: number): Promise<void> => {
    for (let index = 0; index < files; index += 1) {
      const key = newStorageKey();
      await store.put(key, Buffer.from('x'), 'image/jpeg');
      if (index < known) await nameFile(database.db, key);
    }
  };
  const ids = async () => [await readDatabaseId(database.db), await store.readOwner()];
  const start = () => requireOwnStore(database.db, store);
  const refuses = async (what: RegExp): Promise<void> => {
    const before = await ids();
    await expect(start()).rejects.toThrow(ConfigError);
    await expect(start()).rejects.toThrow(what);
    await expect(start()).rejects.toThrow(/^[^\n]+adopt-documents[^\n]+$/);
    expect(await ids()).toEqual(before);
  };

  it.each([
    ['a new installation', 0, 0],
    ['one without an id', 9, 9],
    ['one without an id and with a few orphans', 4, 2],
  ])('gives %s one id, which replicas that start at once share', async (_, files, known) => {
    await fill(files, known);
    await Promise.all([start(), start(), start(), start()]);
    const [id, owner] = await ids();
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(owner).toBe(id);
    await start();
    expect(await ids()).toEqual([id, owner]);
  });

  it('refuses a store of another database, empty or full, and adopts it when asked to', async () => {
    await start();
    await store.writeOwner('another');
    await refuses(/^The document store belongs to another database\./);
    await fill(2, 2);
    await refuses(/^The document store belongs to another database\./);
    await adoptStore(database.db, store);
    await start();
  });

  it('refuses files that the database does not know, and adopts them when asked to', async () => {
    await fill(10, 4);
    await refuses(/^This database knows 4 of 10 files/);
    await store.writeOwner('another');
    await refuses(/^This database knows 4 of 10 files/);
    await adoptStore(database.db, store);
    const [id, owner] = await ids();
    expect(owner).toBe(id);
    await start();
  });

  it('refuses an empty store when the database names files', async () => {
    await nameFile(database.db, newStorageKey());
    await refuses(/^The document store is empty, but this database names files/);
  });

  it('gives a dump from before the ids that of the store, whose files it knows', async () => {
    await fill(3, 2);
    await store.writeOwner('of-the-store');
    await start();
    expect(await ids()).toEqual(['of-the-store', 'of-the-store']);
  });
};

describe('a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apertura-owner-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  laws(() => folderStore(join(folder, randomBytes(6).toString('hex'))));
});

describe('a bucket', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startFakeS3();
    process.env['AWS_ACCESS_KEY_ID'] = server.key.id;
    process.env['AWS_SECRET_ACCESS_KEY'] = server.key.secret;
    const client = new S3Client({ endpoint: server.endpoint, region: 'eu-south-1', forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: 'documents' }));
    client.destroy();
  });
  afterAll(() => server.stop());
  const address = () => `s3://documents/${randomBytes(6).toString('hex')}?endpoint=${server.endpoint}`;
  laws(() => openS3(new URL(address())));
});

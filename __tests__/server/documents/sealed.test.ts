import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDocumentStore } from '../../../server/documents';
import { folderStore } from '../../../server/documents/folder';
import { newStorageKey } from '../../../server/documents/keys';
import { FileBroken, sealedStore } from '../../../server/documents/sealedStore';
import { createKeyring, KEY_BYTES, keyringInUse, useKeyring } from '../../../server/crypto/keyring';
import { keyIdOf } from '../../../server/crypto/seal';
import { findDocument } from '../../../server/repositories/documents';
import { jpeg, pdf } from '../files';
import { seedRequest, type Seeded } from '../seed';
import { startTestApp, type TestApp } from '../support';

let service: TestApp;
let own: Seeded;
let folder: string;
const failed = jest.fn();
beforeAll(async () => {
  service = await startTestApp();
  folder = join(service.config.DATA_DIR, 'documents');
  const error = service.deps.log.error.bind(service.deps.log);
  service.deps.log.error = (...line: Parameters<typeof error>) => {
    failed(...line);
    return error(...line);
  };
});
beforeEach(async () => {
  own = await seedRequest(service);
  failed.mockClear();
});
afterAll(() => service.close());

const TYPE = 'FRONT_DOC_1';
const pathOf = (key: string): string => join(folder, key.slice(0, 2), key);
const send = async (): Promise<string> => {
  const answer = await own.client.multipart('documentUpload', { type: TYPE }, await jpeg());
  expect(answer.json()).toMatchObject({ status: 'success' });
  return (await findDocument(service.deps.db, own.guid, TYPE))?.storageKey ?? '';
};
const preview = () => own.client.send('documentPreview', { type: TYPE });

const expectRefused = async (): Promise<void> => {
  const answer = await preview();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({
    status: 'error',
    supportCode: expect.stringMatching(/^[A-Z0-9]{8}$/),
  });
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
};

describe('a stored file', () => {
  it('lies sealed, of its own key, and is served as it was', async () => {
    const key = await send();
    const raw = await readFile(pathOf(key));
    expect(raw.subarray(0, 4).toString()).toBe('APS1');
    expect(raw.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const shown = await preview();
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  it('is never served once a bit of it was changed, and says so in the log', async () => {
    const key = await send();
    const raw = await readFile(pathOf(key));
    raw.writeUInt8(raw.readUInt8(raw.length - 100) ^ 1, raw.length - 100);
    await writeFile(pathOf(key), raw);
    await expectRefused();
  });

  it('is never served in the place of another, sealed as it is', async () => {
    const key = await send();
    const other = await seedRequest(service);
    await other.client.multipart('documentUpload', { type: TYPE }, await jpeg(200, 100));
    const theirs = await findDocument(service.deps.db, other.guid, TYPE);
    await rename(pathOf(theirs?.storageKey ?? ''), pathOf(key));
    await expectRefused();
  });

  it('is never served where somebody put a file in plain, whatever it is', async () => {
    const key = await send();
    await writeFile(pathOf(key), (await jpeg(64, 64)).content);
    await expectRefused();
  });

  it('that is broken is stored anew when it is sent again', async () => {
    const key = await send();
    await writeFile(pathOf(key), 'broken');
    const anew = await send();
    expect(anew).not.toBe(key);
    expect((await preview()).statusCode).toBe(200);
  });

  it('from before files were sealed is served as it lies, held against the hash of its row', async () => {
    const key = await send();
    const bytes = (await preview()).rawPayload;
    await writeFile(pathOf(key), bytes);
    const shown = await preview();
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload.equals(bytes)).toBe(true);
  });

  it('is gone once another one was stored in its place', async () => {
    const key = await send();
    const answer = await own.client.multipart('documentUpload', { type: TYPE }, await pdf());
    expect(answer.json()).toMatchObject({ status: 'success' });
    expect(await readdir(join(folder, key.slice(0, 2)))).not.toContain(key);
  });
});

describe('the sealed store', () => {
  const keyring = keyringInUse();
  const newer = { id: 'newer', key: Buffer.alloc(KEY_BYTES, 9) };
  afterEach(() => useKeyring(keyring));

  it('seals anew with the first key, once, and opens with any', async () => {
    const store = await openDocumentStore(service.config);
    const plain = await folderStore(folder);
    const [key, old] = [newStorageKey(), newStorageKey()];
    await store.put(key, Buffer.from('document'), 'image/png');
    await plain.put(old, Buffer.from('from before'), 'image/png');
    useKeyring(createKeyring([newer, keyring.sealing], 'secret of the tests'));
    expect((await store.get(key))?.toString()).toBe('document');
    for (const one of [key, old]) {
      expect(await store.reseal(one)).toBe(true);
      expect(await store.reseal(one)).toBe(false);
      expect(keyIdOf(await readFile(pathOf(one)))).toBe('newer');
    }
    useKeyring(createKeyring([newer], 'secret of the tests'));
    expect((await store.get(key))?.toString()).toBe('document');
    expect((await store.get(old))?.toString()).toBe('from before');
    useKeyring(keyring);
    await expect(store.get(key)).rejects.toThrow(FileBroken);
    await Promise.all([store.remove(key), store.remove(old)]);
  });

  it('says of a missing file that it is missing', async () => {
    const store = sealedStore(await folderStore(folder));
    expect(await store.get(newStorageKey())).toBeUndefined();
    expect(await store.reseal(newStorageKey())).toBe(false);
  });
});

import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDocumentStore } from '../../../server/documents';
import { folderStore } from '../../../server/documents/folder';
import { newStorageKey } from '../../../server/documents/keys';
import { FileBroken } from '../../../server/documents/sealedStore';
import { createKeyring, KEY_BYTES } from '../../../server/crypto/keyring';
import { keyIdOf } from '../../../server/crypto/seal';
import { findDocument } from '../../../server/repositories/documents';
import { FILE_LOST } from '../../../server/routes/documentPreview';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { seedRequest, type Seeded } from '../seed';
import { testService } from '../support';
import { testKeyring } from '../../../scripts/testing/service/keyring';

const service = testService();
let own: Seeded;
let folder: string;
beforeAll(() => {
  folder = join(service.config.DATA_DIR, 'documents');
});
beforeEach(async () => {
  own = await seedRequest(service);
});

const TYPE = 'FRONT_DOC_1';
const pathOf = (key: string): string => join(folder, key.slice(0, 2), key);
const send = async (): Promise<string> => {
  const answer = await own.client.multipart('documentUpload', { type: TYPE }, await jpeg());
  expect(answer.json()).toMatchObject({ status: 'success' });
  return (await findDocument(service.deps.db, own.guid, TYPE))?.storageKey ?? '';
};
const preview = () => own.client.send('documentPreview', { type: TYPE });

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

  it.each([
    [
      'once a bit of it was changed',
      async (key: string) => {
        const raw = await readFile(pathOf(key));
        raw.writeUInt8(raw.readUInt8(raw.length - 100) ^ 1, raw.length - 100);
        await writeFile(pathOf(key), raw);
      },
    ],
    [
      'in the place of another, sealed as it is',
      async (key: string) => {
        const other = await seedRequest(service);
        await other.client.multipart('documentUpload', { type: TYPE }, await jpeg(200, 100));
        const theirs = await findDocument(service.deps.db, other.guid, TYPE);
        await rename(pathOf(theirs?.storageKey ?? ''), pathOf(key));
      },
    ],
    ['once it was removed', (key: string) => rm(pathOf(key))],
    [
      'where somebody put a file in plain',
      async (key: string) => writeFile(pathOf(key), (await jpeg(64, 64)).content),
    ],
  ])('is never served %s', async (_, tamper) => {
    await tamper(await send());
    const answer = await preview();
    expect(answer.json()).toMatchObject({ status: 'bad_request', message: FILE_LOST });
    expect(FILE_LOST).toContain('caricalo di nuovo');
  });

  it('that is broken is stored again when it is resent', async () => {
    const key = await send();
    await writeFile(pathOf(key), 'broken');
    const anew = await send();
    expect(anew).not.toBe(key);
    expect((await preview()).statusCode).toBe(200);
  });
});

describe('the sealed store', () => {
  const newer = { id: 'newer', key: Buffer.alloc(KEY_BYTES, 9) };

  it('seals with the first key, opens with any under its own name alone, and knows a missing file', async () => {
    let store = await openDocumentStore(service.config, testKeyring);
    const plain = await folderStore(folder);
    const [key, other] = [newStorageKey(), newStorageKey()];
    await store.put(key, Buffer.from('document'), 'image/png');
    await store.put(other, Buffer.from('another'), 'image/png');
    store = await openDocumentStore(
      service.config,
      createKeyring([newer, testKeyring.sealing], 'secret of the tests'),
    );
    expect((await store.get(key))?.toString()).toBe('document');
    for (const one of [key, other]) {
      expect(await store.reseal(one)).toBe(true);
      expect(await store.reseal(one)).toBe(false);
      expect(keyIdOf(await readFile(pathOf(one)))).toBe('newer');
    }
    store = await openDocumentStore(service.config, createKeyring([newer], 'secret of the tests'));
    expect((await store.get(key))?.toString()).toBe('document');
    expect((await store.get(other))?.toString()).toBe('another');
    store = await openDocumentStore(service.config, testKeyring);
    await expect(store.get(key)).rejects.toThrow(FileBroken);
    await rename(pathOf(other), pathOf(key));
    store = await openDocumentStore(service.config, createKeyring([newer], 'secret of the tests'));
    await expect(store.get(key)).rejects.toThrow(FileBroken);
    expect([await store.get(newStorageKey()), await store.reseal(newStorageKey())]).toEqual([
      undefined,
      false,
    ]);
    await plain.put(key, Buffer.from('plain'), 'image/png');
    await expect(store.get(key)).rejects.toThrow(FileBroken);
    await expect(store.reseal(key)).rejects.toThrow(FileBroken);
  });
});

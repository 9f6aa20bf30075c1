import { copyFile, mkdir, readFile, symlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sweepFiles } from '../../../server/jobs/sweep';
import { newStorageKey } from '../../../server/documents/keys';
import { listDocuments } from '../../../server/repositories/documents';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { seedRequest } from '../seed';
import { startTestApp, type TestApp } from '../support';
import { keysOf } from './storeLaws';

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp();
});
afterEach(() => service.close());

const pathOf = (...below: string[]): string => join(service.config.DATA_DIR, 'documents', ...below);

const uploaded = async (): Promise<string> => {
  const { guid, client } = await seedRequest(service);
  await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
  const [{ storageKey } = { storageKey: '' }] = await listDocuments(service.deps.db, guid);
  return storageKey;
};

it('a copy of a file in the folder of others does not have the sweep take the file away', async () => {
  const key = await uploaded();
  const spread = [...'ab'].map((c) => (key.startsWith(c) ? 'c' : c)).join('');
  const copy = pathOf(spread, key);
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(pathOf(key.slice(0, 2), key), copy);
  await utimes(copy, new Date(0), new Date(0));
  await sweepFiles(service.deps);
  expect(await service.deps.documents.get(key)).toBeDefined();
  expect(await readFile(copy)).toBeDefined();
});

it('where upper and lower case are one, as on macOS, no file is taken for one without a row', async () => {
  // Of the folders `Ab` and `ab` there is one, and its name is that of the file that came first.
  const { documents } = service.deps;
  const key = `Ab${newStorageKey().slice(2)}`;
  const other = `ab${newStorageKey().slice(2)}`;
  await mkdir(pathOf('ab'));
  await symlink('ab', pathOf('Ab'));
  for (const one of [key, other]) {
    await documents.put(one, Buffer.from(one), 'image/jpeg');
    await documents.markSigned(one);
  }
  for (const [initial, own] of [
    ['A', key],
    ['a', other],
  ] as const) {
    const signed: string[] = [];
    expect(await keysOf(documents, { initial, onSigned: (one) => signed.push(one) })).toEqual([own]);
    expect(signed).toEqual([own]);
  }
  expect((await keysOf(documents)).sort()).toEqual([key, other].sort());
});

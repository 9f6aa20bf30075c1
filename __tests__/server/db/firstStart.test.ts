import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openSealKey } from '../../../server/pdfSeal/key/openSealKey';
import { placePglite } from '../../../scripts/testing/service/database';
import { watchDisk } from '../support/diskCalls';
import { openDataIn } from '../support/openData';

const log = { info: () => undefined, warn: () => undefined };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apertura-data-'));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

it('a first start syncs each key, the new database and their folder before it goes on', async () => {
  const data = path.join(folder, 'data');
  const disk = await watchDisk();
  // To make a database takes seconds.
  jest.spyOn(PGlite, 'create').mockImplementationOnce((async ({ dataDir }: { dataDir: string }) => {
    await placePglite(folder);
    await cp(path.join(folder, 'db'), dataDir, { recursive: true });
    return { close: async () => undefined };
  }) as unknown as typeof PGlite.create);
  const { database } = await openDataIn(data);
  await openSealKey(
    { SEAL_P12: undefined, SEAL_PASSWORD: undefined, DATA_DIR: data, WEB_DIR: data },
    log,
    new Date(),
  );
  await database.close();
  const lacked = (await readdir(data, { withFileTypes: true })).map((entry) => {
    const at = path.join(data, entry.name);
    return [entry.name, disk.lackedByRenamed(at)];
  });
  expect(Object.fromEntries(lacked)).toEqual({
    // Created by each start, with its own tests (../documents/durable.test.ts).
    documents: expect.any(String),
    'code.key': '',
    'encryption.key': '',
    'trial-seal.pem': '',
    db: '',
    'db.lock': expect.any(String),
  });
  // At once: what follows is written with this database.
  const moved = disk.seen.findIndex((one) => one.path === path.join(data, 'db') && one.what === 'rename');
  const synced = new Set(disk.seen.slice(0, moved).map(({ what, path: at }) => (what === 'sync' ? at : '')));
  const made = await readdir(path.join(folder, 'db'), { recursive: true });
  expect(made.filter((name) => !synced.has(path.join(data, 'db.new', name)))).toEqual([]);
  expect(disk.seen[moved + 1]).toEqual({ what: 'sync', path: data });
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataIn } from '../support/openData';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// To create a database takes seconds.
it('begins again after a first start that was killed while it created the database', async () => {
  await mkdir(join(folder, 'db.new'));
  await writeFile(join(folder, 'db.new', 'half'), '');
  const { database } = await openDataIn(folder);
  await database.check();
  await database.close();
  expect((await readdir(folder)).sort()).toEqual([
    ...['code.key', 'db', 'db.lock', 'documents', 'encryption.key'],
  ]);
  expect(await readdir(join(folder, 'db'))).not.toContain('half');
});

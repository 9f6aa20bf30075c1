import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ConfigError } from '../../../server/config';
import { openDurablePglite } from '../../../server/db/durablePglite';
import { folderStore } from '../../../server/documents/folder';
import { newStorageKey } from '../../../server/documents/keys';
import { sample } from '../../setup/depth';
import { placePglite } from '../../../scripts/testing/service/database';
import { openDataIn } from '../support/openData';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openDataIn(folder);
const contents = async () => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name !== 'db.lock').sort();
  const keys = names.filter((name) => name.endsWith('.key'));
  return [names, await Promise.all(keys.map((name) => readFile(join(folder, name), 'utf8')))];
};
const refuses = async (what: RegExp): Promise<void> => {
  const before = await contents();
  const refusal = await open().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigError);
  expect((refusal as ConfigError).message).toMatch(what);
  expect(await contents()).toEqual(before);
};

let installed: string;
beforeAll(async () => {
  installed = await mkdtemp(join(tmpdir(), 'apertura-data-'));
  await placePglite(installed);
  const { database, documents } = await openDataIn(installed);
  await documents.put(newStorageKey(), Buffer.from('x'), 'image/png');
  await database.close();
});
afterAll(() => rm(installed, { recursive: true, force: true }));
const installation = (): Promise<void> => cp(installed, folder, { recursive: true });

it('writes nothing into a database folder that has lost its version file', async () => {
  await installation();
  await rename(join(folder, 'db', 'PG_VERSION'), join(folder, 'elsewhere'));
  await refuses(/^The folder \S+db holds files but no PG_VERSION, [^\n]+$/);
  await rename(join(folder, 'elsewhere'), join(folder, 'db', 'PG_VERSION'));
  await (await open()).database.close();
});

it('creates no database where keys or documents of one are', async () => {
  await installation();
  await rename(join(folder, 'db'), join(folder, 'elsewhere'));
  await refuses(/^The folder \S+db holds no database, but there are keys of one: [^\n]+$/);
  for (const key of ['code.key', 'encryption.key']) await rm(join(folder, key));
  await refuses(/^The folder \S+db holds no database, but there are documents of one: [^\n]+$/);
  // Also where the store has an owner and no files.
  const documents = await folderStore(join(folder, 'documents'));
  for await (const page of documents.list()) for (const { key } of page) await documents.remove(key);
  await refuses(/documents of one/);
});

it.each(sample(['code.key', 'encryption.key'], 1))(
  'creates no %s for a database that was written with one',
  async (name) => {
    await installation();
    await rename(join(folder, name), join(folder, 'elsewhere'));
    await refuses(
      new RegExp(`^The file \\S+${name} is missing, with which this database was written: restore it$`),
    );
    await rename(join(folder, 'elsewhere'), join(folder, name));
    await (await open()).database.close();
  },
);

it('leaves no database in its place until it is whole', async () => {
  const place = join(folder, 'db');
  const create = jest.spyOn(PGlite, 'create').mockImplementationOnce(async () => {
    await cp(__dirname, join(folder, 'db.new'), { recursive: true });
    expect(await readdir(folder)).toEqual(['db.new']);
    throw new Error('failed');
  });
  await expect(openDurablePglite(place)).rejects.toThrow('failed');
  create.mockRestore();
  expect(await readdir(folder)).toEqual([]);
});

it('does not migrate a database that belongs to another store', async () => {
  await installation();
  const { database } = await open();
  // To migrate it again would fail with another error.
  await database.db.execute('delete from drizzle.__drizzle_migrations');
  await database.close();
  await (await folderStore(join(folder, 'documents'))).writeOwner('another');
  await refuses(/^The document store belongs to another database\. Nothing was changed/);
});

it('answers 503 and rolls back once its folder is another one', async () => {
  await installation();
  const { database } = await open();
  const away = join(folder, 'elsewhere');
  await rename(join(folder, 'db'), away);
  await cp(away, join(folder, 'db'), { recursive: true });
  const insert = database.db.transaction((tx) => tx.execute("insert into marks values ('lost', now())"));
  await expect(insert).rejects.toMatchObject({ code: 'DATABASE_LOST' });
  await expect(database.check()).rejects.toMatchObject({ cause: { code: 'DATABASE_LOST' } });
  await rm(join(folder, 'db'), { recursive: true });
  await rename(away, join(folder, 'db'));
  expect(await database.db.execute("select * from marks where name = 'lost'")).toMatchObject({ rows: [] });
  await database.close();
});

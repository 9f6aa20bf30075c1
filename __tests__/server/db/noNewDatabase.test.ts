import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ConfigError, readConfig } from '../../../server/config';
import { openDurablePglite } from '../../../server/db/durablePglite';
import { folderStore } from '../../../server/documents/folder';
import { newStorageKey } from '../../../server/documents/keys';
import { createLog } from '../../../server/log';
import { openData } from '../../../server/openData';
import { placePglite } from '../support/database';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  return openData(config, createLog(config));
};
const contents = async () => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name !== 'db.lock').sort();
  const keys = names.filter((name) => name.endsWith('.key'));
  return [names, await Promise.all(keys.map((name) => readFile(join(folder, name), 'utf8')))];
};
const refuses = async (what: RegExp): Promise<void> => {
  const before = await contents();
  await expect(open()).rejects.toThrow(ConfigError);
  await expect(open()).rejects.toThrow(what);
  expect(await contents()).toEqual(before);
};
const installation = async (): Promise<void> => {
  await placePglite(folder);
  const { database, documents } = await open();
  await documents.put(newStorageKey(), Buffer.from('x'), 'image/png');
  await database.close();
};

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
  for await (const { key } of documents.list()) await documents.remove(key);
  await refuses(/documents of one/);
});

it.each(['code.key', 'encryption.key'])(
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

it('begins again after a first start that was killed while it created the database', async () => {
  await mkdir(join(folder, 'db.new'));
  await writeFile(join(folder, 'db.new', 'half'), '');
  const { database } = await open();
  await database.check();
  await database.close();
  expect((await readdir(folder)).sort()).toEqual([
    ...['code.key', 'db', 'db.lock', 'documents', 'encryption.key'],
  ]);
  expect(await readdir(join(folder, 'db'))).not.toContain('half');
});

it('leaves no database in its place until it is whole', async () => {
  const place = join(folder, 'db');
  const create = jest.spyOn(PGlite, 'create').mockImplementationOnce(async () => {
    await cp(__dirname, join(folder, 'db.new'), { recursive: true });
    throw new Error('killed');
  });
  await expect(openDurablePglite(place)).rejects.toThrow('killed');
  create.mockRestore();
  expect(await readdir(folder)).toEqual(['db.new']);
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

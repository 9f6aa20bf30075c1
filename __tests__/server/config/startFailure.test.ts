import fs from 'node:fs';
import fsPromises, { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../../../server/config';
import { DatabaseInUse } from '../../../server/db/folderLock';
import { openStore } from '../../../server/documents';
import { createLog } from '../../../server/log';
import { requireWritable } from '../../../server/machine/requireWritable';
import { openData } from '../../../server/openData';
import { lineOf } from '../../../server/startFailure';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('leaves nothing in a folder that can be written', async () => {
  await requireWritable(join(folder, 'data'));
  expect(await readdir(join(folder, 'data'))).toEqual([]);
});

it('ends the start in one line where the data folder cannot be written', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  // The kernel's folders take no file, from root either.
  for (const DATA_DIR of [file, join(file, 'data'), '/sys/kernel/apertura', '/dev/full/data']) {
    const config = readConfig({ DATA_DIR, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    const line = lineOf(await failureOf(openData(config, createLog(config)))) ?? '';
    expect(line).toMatch(/^The service cannot start: E[A-Z]+: [^\n]+$/);
    expect(line).toContain(DATA_DIR);
    expect(lineOf(await failureOf(openStore(config)))).toMatch(/^The service cannot start: [^\n]+$/);
  }
});

it('ends the start in one line where the disk is full, however deep the error lies', async () => {
  const full = await failureOf(writeFile('/dev/full', 'x'));
  const wrapped = new Error('The database did not open', { cause: new Error('initdb', { cause: full }) });
  expect(lineOf(wrapped)).toMatch(/^The service cannot start: ENOSPC: no space left on device, write$/);
});

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const lineHere = async (): Promise<string | undefined> => {
  const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  return lineOf(await failureOf(openData(config, createLog(config))));
};

it('names the folder that has no room for the probe', async () => {
  const open = jest.spyOn(fsPromises, 'open').mockRejectedValueOnce(full());
  expect(await lineHere()).toBe(
    `The service cannot start: ENOSPC: no space left on device, write, in the folder ${folder}`,
  );
  open.mockRestore();
});

it('creates no database where too little space is free, and says how much it needs', async () => {
  const statfs = jest.spyOn(fsPromises, 'statfs');
  statfs.mockResolvedValueOnce({ bavail: 30_000, bsize: 1000, blocks: 30_000 } as fs.StatsFs);
  expect(await lineHere()).toBe(
    `The folder ${folder} has 30 MB of free space, but a new database needs 64 MB: free some, or set DATA_DIR ` +
      'to another folder. No database was created',
  );
  statfs.mockRestore();
  expect(await readdir(folder)).not.toContain('db.new');
});

it('names the folder that is full while a database is created there, and leaves no part of one', async () => {
  const write = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw full();
  });
  expect(await lineHere()).toBe(
    `The service cannot start: ENOSPC: no space left on device, in the folder ${folder}`,
  );
  write.mockRestore();
  expect((await readdir(folder)).sort()).toEqual(['db.lock', 'documents']);
});

it('removes no file that lies where the database belongs', async () => {
  await writeFile(join(folder, 'db'), 'x');
  expect(await lineHere()).toBe(
    `The service cannot start: ENOTDIR: not a directory, scandir '${join(folder, 'db')}'`,
  );
});

it('says what the operator is to correct, and shows the stack of a fault', () => {
  expect(lineOf(new ConfigError('Setting PORT is not valid'))).toBe('Setting PORT is not valid');
  expect(lineOf(new DatabaseInUse('The folder is in use'))).toBe('The folder is in use');
  expect(lineOf(new TypeError('x is undefined'))).toBeUndefined();
});

import fs from 'node:fs';
import { mkdtemp, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSecret } from '../../../server/machine/secretFile';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apertura-secret-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const read = (make: () => string, mayCreate = true) => readSecret({ folder, name: 'a.key', make, mayCreate });

it('starts at once read one secret, whole, however long it takes to write', async () => {
  const handle = await open(__filename);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { writeFile } = prototype;
  let turn = 0;
  jest.spyOn(prototype, 'writeFile').mockImplementation(async function (this: FileHandle, ...given) {
    await new Promise((resolve) => setTimeout(resolve, 20 * (turn += 1)));
    await writeFile.apply(this, given);
  });
  let made = 0;
  const secrets = await Promise.all(
    Array.from({ length: 4 }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 10 * Math.random()));
      return read(() => `secret ${(made += 1)}`);
    }),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^secret \d$/);
  expect(await readdir(folder)).toEqual(['a.key']);
});

it('a file that cannot be written leaves nothing behind', async () => {
  jest.spyOn(fs.promises, 'link').mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await expect(read(() => 'x')).rejects.toThrow('full');
  expect(await readdir(folder)).toEqual([]);
  expect(await read(() => 'x', false)).toBeUndefined();
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseInUse, lockFolder } from '../../../server/db/folderLock';
import { twoStarts } from '../../../scripts/faults/twoStarts';
import { isUnavailable } from '../../../server/errors/unavailable';

const root = path.resolve(__dirname, '../../..');
const LOCKS = `require('./server/db/folderLock.ts').lockFolder(process.argv[1], 0, () => undefined)
  .then(() => console.log('locked')); setInterval(() => undefined, 1000);`;
const nobody = (): void => undefined;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apertura-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const owner = async (): Promise<ChildProcess> => {
  const args = ['--import', 'tsx', '-e', LOCKS, folder];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
};

it('[R6-01] a living process keeps its lock, paused or not; a killed one frees it at once', async () => {
  const other = await owner();
  await expect(lockFolder(folder, 0, nobody)).rejects.toThrow(DatabaseInUse);
  other.kill('SIGSTOP');
  const waiting = jest.fn();
  await expect(lockFolder(folder, 1, waiting)).rejects.toThrow(DatabaseInUse);
  expect(waiting).toHaveBeenCalledTimes(1);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = await lockFolder(folder, 0, nobody);
  await expect(lockFolder(folder, 0, nobody)).rejects.toThrow(DatabaseInUse);
  lock.release();
  (await lockFolder(folder, 0, nobody)).release();
});

it('[R6-01] a start that waits gets the lock when its owner ends', async () => {
  const first = await lockFolder(folder, 0, nobody);
  const second = lockFolder(folder, 60, () => first.release());
  (await second).release();
});

it.each(['db.lock', 'db'])('[R6-01] a lock does not hold once %s is another one', async (name) => {
  const lock = await lockFolder(folder, 0, nobody);
  await mkdir(path.join(folder, 'db'));
  lock.watch(path.join(folder, 'db'));
  lock.requireHeld();
  const held = (): boolean => {
    try {
      lock.requireHeld();
      return true;
    } catch (error) {
      expect(isUnavailable(error)).toBe(true);
      return false;
    }
  };
  await rename(path.join(folder, name), path.join(folder, 'elsewhere'));
  expect(held()).toBe(false);
  await mkdir(path.join(folder, name));
  expect(held()).toBe(false);
  await rm(path.join(folder, name), { recursive: true });
  await rename(path.join(folder, 'elsewhere'), path.join(folder, name));
  expect(held()).toBe(true);
  lock.release();
});

it('[R6-01] one of two starts gets the folder of a killed owner, round after round', async () => {
  expect(await twoStarts(folder, 5)).toEqual([]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseInUse, lockFolder } from '../../../server/db/folderLock';

const root = path.resolve(__dirname, '../../..');
const LOCKS = `require('./server/db/folderLock.ts').lockFolder(process.argv[1], 0, () => undefined)
  .then(() => console.log('locked')); setInterval(() => undefined, 1000);`;
const nobody = (): void => undefined;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apertura-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Lets a process of its own hold the folder; gives what kills it. */
const owner = async (): Promise<() => Promise<unknown>> => {
  const args = ['--import', 'tsx', '-e', LOCKS, folder];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return () => {
    child.kill('SIGKILL');
    return once(child, 'exit');
  };
};

it('[R6-01] the lock of a process that lives holds; that of a killed one is taken over without waiting', async () => {
  const kill = await owner();
  await expect(lockFolder(folder, 0, nobody)).rejects.toThrow(DatabaseInUse);
  await kill();
  // It could not take its lock away.
  expect(existsSync(path.join(folder, 'db.lock'))).toBe(true);
  const waiting = jest.fn();
  const release = await lockFolder(folder, 0, waiting);
  expect(waiting).not.toHaveBeenCalled();
  await release();
  expect(existsSync(path.join(folder, 'db.lock'))).toBe(false);
});

it('[R6-01] the lock of an owner that nothing is known of is waited for', async () => {
  const kill = await owner();
  await kill();
  // As from another machine or container, where its process id says nothing.
  await writeFile(path.join(folder, 'db.owner'), ['elsewhere', 1, 1].join('\n'));
  const waiting = jest.fn();
  await expect(lockFolder(folder, 1, waiting)).rejects.toThrow(DatabaseInUse);
  expect(waiting).toHaveBeenCalledTimes(1);
});

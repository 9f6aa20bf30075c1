import { readFileSync } from 'node:fs';
import { readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { ownFolder } from '../machine/ownFolder';

/** A lock that was not touched for this long belongs to a killed process. */
const STALE_SECONDS = 15;
export const LOCK_WAIT_SECONDS = STALE_SECONDS + 2;

export class DatabaseInUse extends Error {}

/** Returns a process's start, in ticks since boot; undefined for none. Ids alone may be reused. */
const startTimeOf = (pid: number | string): string | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may contain anything. The 22nd field is the 20th after it.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
};

/** Returns the space in which a process id is unique: the boot of the kernel and the pid namespace. */
const pidSpace = async (): Promise<string | undefined> => {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
};

/**
 * Whether the owner of the lock ran in the same pid space and has certainly ended. Then there is no need to
 * wait.
 */
const isOwnerGone = async (path: string): Promise<boolean> => {
  const space = await pidSpace();
  const owner = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const [ownersSpace = '', pid = '', begun = ''] = owner;
  if (space === undefined || ownersSpace !== space || !/^\d+$/.test(pid) || begun === '') return false;
  return startTimeOf(pid) !== begun;
};

/**
 * Locks the data folder, in which two processes would silently lose rows, and resolves to its release. Calls
 * `onWait` before it waits. Throws DatabaseInUse when it stays locked for `waitSeconds`.
 */
export const lockFolder = async (
  dataDir: string,
  waitSeconds: number,
  onWait: () => void,
): Promise<() => Promise<void>> => {
  await ownFolder(dataDir);
  const lockfilePath = join(dataDir, 'db.lock');
  const ownerPath = join(dataDir, 'db.owner');
  const attempt = async (retries: number): Promise<() => Promise<void>> => {
    const times = { retries, factor: 1, minTimeout: 1000, maxTimeout: 1000 };
    const release = await lock(dataDir, { lockfilePath, stale: STALE_SECONDS * 1000, retries: times });
    await writeFile(ownerPath, [await pidSpace(), process.pid, startTimeOf('self')].join('\n'));
    return async () => {
      await rm(ownerPath, { force: true });
      await release();
    };
  };
  try {
    return await attempt(0);
  } catch {
    if (await isOwnerGone(ownerPath)) await rm(lockfilePath, { recursive: true, force: true });
    else if (waitSeconds > 0) onWait();
  }
  try {
    return await attempt(waitSeconds);
  } catch {
    throw new DatabaseInUse(`The data folder ${dataDir} is in use by another process of the service.`);
  }
};

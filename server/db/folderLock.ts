import { readFileSync } from 'node:fs';
import { readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { ownFolder } from '../machine/ownFolder';

/** A lock that its owner has not touched for this long is that of a process that was killed. */
const STALE_SECONDS = 15;
export const LOCK_WAIT_SECONDS = STALE_SECONDS + 2;

export class DatabaseInUse extends Error {}

/**
 * When a process began, in ticks since the boot: its id alone may be another's by now. Undefined for none.
 */
const begunAt = (pid: number | string): string | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything; the 22nd field is the 20th behind it.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
};

/**
 * The space in which a process id means something: this boot of this kernel, and the process ids' namespace.
 */
const pidSpace = async (): Promise<string | undefined> => {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
};

/**
 * Whether the lock's owner was a process of this very space that is certainly
 * gone: then nobody need wait for it.
 */
const isOwnerGone = async (path: string): Promise<boolean> => {
  const space = await pidSpace();
  const owner = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const [ownersSpace = '', pid = '', begun = ''] = owner;
  if (space === undefined || ownersSpace !== space || !/^\d+$/.test(pid) || begun === '') return false;
  return begunAt(pid) !== begun;
};

/**
 * Two processes on one folder would lose acknowledged rows in silence. Resolves to the lock's release. Throws
 * DatabaseInUse where another holds it for `waitSeconds` on; `onWait` is called before the waiting.
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
    await writeFile(ownerPath, [await pidSpace(), process.pid, begunAt('self')].join('\n'));
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

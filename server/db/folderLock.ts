import { closeSync, fstatSync, openSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_LOST } from '../errors/unavailable';
import { ownFolder } from '../machine/ownFolder';

/** A process that was stopped has ended by then. Nothing else is waited for: the kernel drops its lock. */
export const LOCK_WAIT_SECONDS = 5;
const RETRY_MS = 100;
const LOCK_FILE = 'db.lock';

export class DatabaseInUse extends Error {}

export interface FolderLock {
  /** Throws when the lock's file, or a folder given to `watch`, is no longer the one at its path. */
  requireHeld(): void;
  watch(path: string): void;
  release(): void;
}

const isSame = (one: Stats, other: Stats | undefined): boolean =>
  one.ino === other?.ino && one.dev === other.dev;

const heldLock = (file: string, fd: number): FolderLock => {
  const watched = new Map([[file, fstatSync(fd)]]);
  return {
    requireHeld: () => {
      for (const [path, stats] of watched)
        if (!isSame(stats, statSync(path, { throwIfNoEntry: false })))
          throw Object.assign(
            new Error('The data folder was replaced under the running service: restart it'),
            {
              code: DATABASE_LOST,
            },
          );
    },
    watch: (path) => void watched.set(path, statSync(path)),
    release: () => closeSync(fd),
  };
};

/**
 * Locks the data folder, in which two processes would silently lose rows. The kernel holds the lock until
 * `release` or the end of the process, so a paused process keeps it and a killed one loses it at once. The
 * file itself stays. Calls `onWait` before it waits. Throws DatabaseInUse when the folder stays locked for
 * `waitSeconds`.
 */
export const lockFolder = async (
  dataDir: string,
  waitSeconds: number,
  onWait: () => void,
): Promise<FolderLock> => {
  await ownFolder(dataDir);
  // Loaded only where a folder is locked: the package has binaries for the usual systems alone.
  const { tryLock } = await import('fs-native-extensions');
  const file = join(dataDir, LOCK_FILE);
  const attempt = (): FolderLock | undefined => {
    const fd = openSync(file, 'a+', 0o600);
    if (tryLock(fd)) return heldLock(file, fd);
    closeSync(fd);
    return undefined;
  };
  const until = Date.now() + waitSeconds * 1000;
  let lock = attempt();
  if (!lock && waitSeconds > 0) onWait();
  while (!lock && Date.now() < until) {
    await sleep(RETRY_MS);
    lock = attempt();
  }
  if (lock) return lock;
  throw new DatabaseInUse(`The data folder ${dataDir} is in use by another process of the service.`);
};

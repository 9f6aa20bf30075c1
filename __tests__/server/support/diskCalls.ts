/** The calls that make files survive a power failure, in their order. */
import fs, { readlinkSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

interface Seen {
  /** A link names a file as a rename does. */
  readonly what: 'sync' | 'rename' | 'mkdir';
  readonly path: string;
  readonly from?: string;
}

export interface DiskCalls {
  readonly seen: Seen[];
  /** What a file lacks that was renamed or linked to its name; '' for nothing. */
  readonly lackedByRenamed: (file: string) => string;
}

/** Watches the calls from here on, until the mocks are restored. */
export const watchDisk = async (): Promise<DiskCalls> => {
  const seen: Seen[] = [];
  const handle = await open(__filename);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { sync } = prototype;
  jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const target = readlinkSync(`/proc/self/fd/${this.fd}`);
    await sync.call(this);
    seen.push({ what: 'sync', path: target });
  });
  const { rename, link, mkdir } = fs.promises;
  jest.spyOn(fs.promises, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to);
    seen.push({ what: 'rename', path: String(to), from: String(from) });
  });
  jest.spyOn(fs.promises, 'link').mockImplementation(async (from, to) => {
    await link(from, to);
    seen.push({ what: 'rename', path: String(to), from: String(from) });
  });
  jest.spyOn(fs.promises, 'mkdir').mockImplementation(async (target, options) => {
    const first = await mkdir(target, options as { recursive: true });
    if (first !== undefined) seen.push({ what: 'mkdir', path: String(target) });
    return first;
  });

  const index = (from: number, isIt: (one: Seen) => boolean): number =>
    seen.findIndex((one, at) => at >= from && isIt(one));
  const isSynced = (target: string, from = 0): boolean =>
    index(from, (one) => one.what === 'sync' && one.path === target) >= 0;

  /** `since`: when the file had its name. */
  const lackedByFolder = (folder: string, since: number): string => {
    if (!isSynced(folder, since)) return 'no sync of its folder after it';
    const made = index(0, (one) => one.what === 'mkdir' && one.path === folder);
    return made >= 0 && !isSynced(path.dirname(folder), made)
      ? 'no sync of the folder in which its folder is new'
      : '';
  };

  return {
    seen,
    lackedByRenamed: (file) => {
      const named = index(0, (one) => one.what === 'rename' && one.path === file);
      if (named < 0) return 'no rename to its name';
      const draft = seen[named]?.from ?? '';
      // A file from the quarantine is written and synced already, and a database syncs its own files.
      const isDraft = draft.endsWith('.part');
      const synced = index(0, (one) => one.what === 'sync' && one.path === draft);
      if (isDraft && (synced < 0 || synced > named)) return 'no sync before its rename';
      return lackedByFolder(path.dirname(file), named);
    },
  };
};

/** Uploads are written to disk, not to memory. */
import { createHash, randomBytes } from 'node:crypto';
import { open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ownFolder } from '../machine/ownFolder';

/** Enough bytes to recognise a file type, and a PDF behind other data. */
const HEAD_BYTES = 2048;

export interface ReceivedFile {
  readonly size: number;
  /** Hash of all received bytes, hex. */
  readonly sha256: string;
  readonly head: Buffer;
  readonly truncated: boolean;
  /** Reads the whole file into memory. Call it only in a turn (docs/decisions/uploads.md). */
  read(): Promise<Buffer>;
}

export interface TempFiles {
  keep(stream: Readable & { readonly truncated?: boolean }): Promise<ReceivedFile>;
}

const folderIn = (dataFolder: string): string => join(dataFolder, 'incoming');

/** A killed process may have left some files. */
export const emptyTempFiles = async (dataFolder: string): Promise<void> => {
  const folder = folderIn(dataFolder);
  await ownFolder(folder);
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true, recursive: true });
};

const readWhole = async (handle: FileHandle, size: number): Promise<Buffer> => {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error('A received file is shorter than it was');
    at += bytesRead;
  }
  return bytes;
};

const writeAll = async (handle: FileHandle, stream: Readable): Promise<Omit<ReceivedFile, 'truncated'>> => {
  const hash = createHash('sha256');
  let [size, head] = [0, Buffer.alloc(0)];
  for await (const chunk of stream) {
    const bytes = chunk as Buffer;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes]).subarray(0, HEAD_BYTES);
    hash.update(bytes);
    await handle.writeFile(bytes);
    size += bytes.length;
  }
  return { size, sha256: hash.digest('hex'), head, read: () => readWhole(handle, size) };
};

const openTempFiles = (dataFolder: string): TempFiles & { readonly clear: () => Promise<void> } => {
  const kept: { readonly path: string; readonly handle: FileHandle }[] = [];
  const receiving = new Set<Readable>();
  let isCleared = false;
  const clear = async (): Promise<void> => {
    isCleared = true;
    for (const stream of receiving) stream.destroy(new Error('The sender has left'));
    const ends = kept.splice(0).map(async ({ path, handle }) => {
      await handle.close();
      await rm(path, { force: true });
    });
    const failed = (await Promise.allSettled(ends)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
  return {
    keep: async (stream) => {
      receiving.add(stream);
      const path = join(folderIn(dataFolder), randomBytes(18).toString('base64url'));
      const handle = await open(path, 'wx+', 0o600);
      await rm(path, { force: true }).catch(() => undefined);
      kept.push({ path, handle });
      if (isCleared) await clear();
      const written = await writeAll(handle, stream);
      receiving.delete(stream);
      return { ...written, truncated: stream.truncated === true };
    },
    clear,
  };
};

/**
 * A file is unlinked as soon as it is open, so that nobody else can open it and it disappears with the
 * process. If the system does not allow that, it is deleted when the work ends.
 */
export const withTempFiles = async <T>(
  dataFolder: string,
  work: (temp: TempFiles) => Promise<T>,
): Promise<T> => {
  const temp = openTempFiles(dataFolder);
  try {
    return await work(temp);
  } finally {
    await temp.clear();
  }
};

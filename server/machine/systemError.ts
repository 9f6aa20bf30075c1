import { constants } from 'node:os';
import { getSystemErrorMap } from 'node:util';

/** A folder that is read-only, full, a file or not the service's, or a port that is taken. */
const OPERATORS = new Set(
  'EROFS ENOSPC EDQUOT EACCES EPERM EEXIST ENOTDIR EISDIR EIO EADDRINUSE EADDRNOTAVAIL'.split(' '),
);
const MOST_CAUSES = 5;

/** PGlite's file system throws numbers of WASI (wasi_snapshot_preview1, `errno`), without a text. */
const WASI = { 2: 'EACCES', 19: 'EDQUOT', 29: 'EIO', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' } as const;

/** Its operator can correct it. */
interface SystemError {
  readonly message: string;
}

const ofPglite = ({ name, errno }: NodeJS.ErrnoException): SystemError | undefined => {
  if (name !== 'ErrnoError') return undefined;
  const code = WASI[errno as keyof typeof WASI] as (typeof WASI)[keyof typeof WASI] | undefined;
  const [, text] = (code && getSystemErrorMap().get(-constants.errno[code])) ?? [];
  return { message: text === undefined ? `error ${errno} of the file system` : `${code}: ${text}` };
};

export const systemErrorIn = (error: unknown, depth = 0): SystemError | undefined => {
  if (typeof error !== 'object' || error === null || depth > MOST_CAUSES) return undefined;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (code !== undefined && OPERATORS.has(code)) return { message: message.split('\n')[0] ?? '' };
  return ofPglite(error as NodeJS.ErrnoException) ?? systemErrorIn(cause, depth + 1);
};

/** Node names no path when a write fails, PGlite never. */
export class FolderError extends Error {}

export const inFolder = (error: unknown, folder: string): unknown => {
  const failure = systemErrorIn(error);
  if (!failure || error instanceof FolderError) return error;
  const { message } = failure;
  return new FolderError(message.includes(folder) ? message : `${message}, in the folder ${folder}`, {
    cause: error,
  });
};

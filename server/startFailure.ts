import { ConfigError } from './config';
import { DatabaseInUse } from './db/folderLock';
import { DatabaseUnavailable } from './db/open';

/** Of a folder that is read-only, full or not the service's, and of a port that is taken. */
const OPERATORS = new Set(
  'EROFS ENOSPC EDQUOT EACCES EPERM ENOTDIR EISDIR EIO EADDRINUSE EADDRNOTAVAIL'.split(' '),
);
const MOST_CAUSES = 5;

const systemErrorIn = (error: unknown, depth = 0): NodeJS.ErrnoException | undefined => {
  if (typeof error !== 'object' || error === null || depth > MOST_CAUSES) return undefined;
  const { code, cause } = error as NodeJS.ErrnoException;
  return code !== undefined && OPERATORS.has(code)
    ? (error as NodeJS.ErrnoException)
    : systemErrorIn(cause, depth + 1);
};

/** Returns the line that tells the operator what to correct; undefined for a fault of the service. */
export const lineOf = (error: unknown): string | undefined => {
  if (error instanceof ConfigError || error instanceof DatabaseInUse || error instanceof DatabaseUnavailable)
    return error.message;
  const found = systemErrorIn(error);
  return found && `The service cannot start: ${found.message.split('\n')[0] ?? ''}`;
};

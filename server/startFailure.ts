import { ConfigError } from './config';
import { DatabaseInUse } from './db/folderLock';
import { DatabaseUnavailable } from './db/open';
import { FolderError, systemErrorIn } from './machine/systemError';

/** What the operator is to correct; undefined for a fault of the service. */
export const lineOf = (error: unknown, what = 'The service cannot start'): string | undefined => {
  if (error instanceof ConfigError || error instanceof DatabaseInUse || error instanceof DatabaseUnavailable)
    return error.message;
  const failure = error instanceof FolderError ? error : systemErrorIn(error);
  return failure && `${what}: ${failure.message}`;
};

import type { AppDeps } from '../deps';
import { eraseRows, type Erasing } from './eraseRows';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log'>;

/** Files of rows that are gone: what cannot be removed now is an orphan, and the sweep's. */
export const removeFiles = async (
  { documents, log }: Pick<Deps, 'documents' | 'log'>,
  keys: readonly string[],
): Promise<void> => {
  for (const key of keys)
    await documents.remove(key).catch((error: unknown) => {
      log.warn({ err: error }, 'The file of an erased row was not removed');
    });
};

/** Everything that is kept of a request. Answers how many files it had; undefined where there is no such request. */
export const eraseRequest = async (
  deps: Deps,
  guid: string,
  by: Erasing['by'],
): Promise<number | undefined> => {
  const keys = await deps.db.transaction((db) => eraseRows(db, { guid, at: deps.clock.now(), by }));
  if (keys) await removeFiles(deps, keys);
  return keys?.length;
};

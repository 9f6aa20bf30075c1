import type { AppDeps } from '../deps';

/** A file that cannot be removed now is left to the sweep. */
export const removeFiles = async (
  { documents, log }: Pick<AppDeps, 'documents' | 'log'>,
  keys: readonly string[],
): Promise<void> => {
  for (const key of keys)
    await documents.remove(key).catch((error: unknown) => {
      log.warn({ err: error }, 'A file that no row names any more was not removed');
    });
};

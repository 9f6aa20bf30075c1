import type { AppDeps } from '../deps';
import { contractsInOrder } from '../repositories/signing';
import { replacedKeys } from '../repositories/timeStamps';

/**
 * A file that is left, because the process ends or the store is away, would stop every sweep by its mark.
 * Throws when the store is away.
 */
export const unprotect = async (
  { db, documents }: Pick<AppDeps, 'db' | 'documents'>,
  guid: string,
): Promise<void> => {
  const keys = (await contractsInOrder(db, guid)).map(({ storageKey }) => storageKey);
  keys.push(...(await replacedKeys(db, guid)));
  await Promise.all(keys.map((key) => documents.unmarkSigned(key)));
};

/** Call it after the commit of a signature. What fails is logged: the sweep does it again. */
export const protectSigned = async (
  { db, documents, log }: Pick<AppDeps, 'db' | 'documents' | 'log'>,
  guid: string,
): Promise<void> => {
  try {
    const signed = (await contractsInOrder(db, guid)).filter(({ signedAt }) => signedAt !== null);
    await Promise.all(signed.map(({ storageKey }) => documents.markSigned(storageKey)));
  } catch (error) {
    log.warn({ err: error }, 'Signed documents were not marked in the store');
  }
};

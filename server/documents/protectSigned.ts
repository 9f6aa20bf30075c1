import type { AppDeps } from '../deps';
import { contractsInOrder } from '../repositories/signing';

/**
 * Records in the store which documents of a request are signed. Call it after the commit of a signature. What
 * fails is logged: the sweep does it again.
 */
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

import type { StoredContract } from '../db/schema';
import type { AppDeps } from '../deps';
import { openReadable } from '../documents/openStored';
import { findContract } from '../repositories/contracts';

/** The row if it names another file by now: a signature or a time stamp replaces it. */
export const findReplaced = async (
  { db }: Pick<AppDeps, 'db'>,
  contract: StoredContract,
): Promise<StoredContract | undefined> => {
  const now = await findContract(db, contract.guid, contract);
  return now?.storageKey === contract.storageKey ? undefined : now;
};

export const openContract = async (
  deps: Pick<AppDeps, 'db' | 'documents' | 'log'>,
  contract: StoredContract,
): Promise<Buffer | undefined> => {
  const bytes = await openReadable(deps, contract);
  if (bytes) return bytes;
  const replaced = await findReplaced(deps, contract);
  return replaced && openReadable(deps, replaced);
};

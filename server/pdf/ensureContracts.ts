import type { Db } from '../db/types';
import type { AppDeps } from '../deps';

/**
 * Called each time the contract step is reached, inside the transaction that advances the request: `db` is that
 * transaction, and no other connection may be used (an embedded database has one alone).
 */
export const ensureContracts = async (_deps: AppDeps, _db: Db, _guid: string): Promise<void> => undefined;

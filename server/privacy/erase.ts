import type { AppDeps } from '../deps';
import type { Db } from '../db/types';
import { lockRequest } from '../repositories/requests';
import { contractsInOrder } from '../repositories/signing';
import { eraseRows, type Erasing } from './eraseRows';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log'>;

/** Removes the files of deleted rows. A file that cannot be removed now is left to the sweep. */
export const removeFiles = async (
  { documents, log }: Pick<Deps, 'documents' | 'log'>,
  keys: readonly string[],
): Promise<void> => {
  for (const key of keys)
    await documents.remove(key).catch((error: unknown) => {
      log.warn({ err: error }, 'The file of an erased row was not removed');
    });
};

/** Thrown when a document of the request is signed: its evidence is only erased on explicit demand. */
export class RequestSigned extends Error {}

const isSigned = async (db: Db, guid: string): Promise<boolean> => {
  const request = await lockRequest(db, guid);
  if (!request) return false;
  const contracts = await contractsInOrder(db, guid);
  return request.state !== 'open' || contracts.some(({ signedAt }) => signedAt !== null);
};

/**
 * Erases everything stored for a request. Returns how many files it had; undefined when there is no such
 * request. Throws RequestSigned when something of it is signed, unless `evenSigned` is set.
 */
export const eraseRequest = async (
  deps: Deps,
  guid: string,
  by: Erasing['by'],
  { evenSigned = false } = {},
): Promise<number | undefined> => {
  const keys = await deps.db.transaction(async (db) => {
    if (!evenSigned && (await isSigned(db, guid)))
      throw new RequestSigned(`Documents of ${guid} are signed: erase them too with --signed.`);
    return eraseRows(db, { guid, at: deps.clock.now(), by });
  });
  if (keys) await removeFiles(deps, keys);
  return keys?.length;
};

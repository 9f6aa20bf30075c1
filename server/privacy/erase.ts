import type { AppDeps } from '../deps';
import type { Db } from '../db/types';
import { removeFiles } from '../documents/removeFiles';
import { withCheckedFiles, type Checked } from '../evidence/evidence';
import { keepBeforeErasure } from '../evidence/kept';
import { lockRequest } from '../repositories/requests';
import { contractsInOrder } from '../repositories/signing';
import { eraseRows, type Erasing } from './eraseRows';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log' | 'config'>;

/** Thrown when a document of the request is signed: its evidence is only erased on explicit demand. */
export class RequestSigned extends Error {}

const isSigned = async (db: Db, guid: string): Promise<boolean> => {
  const request = await lockRequest(db, guid);
  if (!request) return false;
  const contracts = await contractsInOrder(db, guid);
  return request.state !== 'open' || contracts.some(({ signedAt }) => signedAt !== null);
};

/**
 * Erases everything stored for a request; what proves a signed one is kept for EVIDENCE_YEARS. Returns how
 * many files it had; undefined when there is no such request. Throws RequestSigned when something of it is
 * signed, unless `evenSigned` is set.
 */
export const eraseRequest = async (
  deps: Deps,
  guid: string,
  by: Erasing['by'],
  { evenSigned = false } = {},
): Promise<number | undefined> => {
  const erase = (checked: Checked) =>
    deps.db.transaction(async (db) => {
      if (await isSigned(db, guid)) {
        if (!evenSigned)
          throw new RequestSigned(`Documents of ${guid} are signed: erase them too with --signed.`);
        await keepBeforeErasure({ ...deps, db }, guid, checked);
      }
      return eraseRows(db, { guid, at: deps.clock.now(), by });
    });
  const keys = evenSigned ? await withCheckedFiles(deps, guid, erase) : await erase(new Map());
  if (keys) await removeFiles(deps, keys);
  return keys?.length;
};

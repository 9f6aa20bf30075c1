import type { AppDeps } from '../deps';
import { isUnchanged } from '../crypto/auditChain';
import type { Db } from '../db/types';
import { protectSigned, unprotect } from '../documents/protectSigned';
import { removeFiles } from '../documents/removeFiles';
import { withCheckedFiles, type Checked } from '../evidence/evidence';
import { keepBeforeErasure } from '../evidence/kept';
import { agree } from '../evidence/signatures';
import { chainedRows, type ChainedRow } from '../repositories/auditLinks';
import { lockRequest } from '../repositories/requests';
import { contractsInOrder } from '../repositories/signing';
import { eraseRows, type Erasing } from './eraseRows';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log' | 'config'>;

/** Thrown when a document of the request is signed: its evidence is only erased on explicit demand. */
export class RequestSigned extends Error {}

/** Thrown when somebody else than the service changed what proves whether the request is signed. */
export class RecordChanged extends Error {
  constructor(guid: string) {
    super(
      `Request ${guid} is not erased: its rows and the audit disagree on its signatures, or its audit was changed. ` +
        'Run verify, and restore what was changed from a back-up first; where nothing can be restored, ' +
        'take its evidence and erase it with --changed.',
    );
  }
}

const toRow = ({ row }: ChainedRow): ChainedRow['row'] => row;

type Judged = Pick<Erasing, 'wasSigned' | 'wasChanged'>;

/** In doubt a request is signed. Throws RecordChanged, unless `evenChanged` is set. */
const recordOf = async (db: Db, guid: string, evenChanged: boolean): Promise<Judged> => {
  const request = await lockRequest(db, guid);
  if (!request) return { wasSigned: false };
  const contracts = await contractsInOrder(db, guid);
  const rows = await chainedRows(db, guid);
  const isAgreed = agree(contracts, rows.map(toRow));
  if (!isAgreed || !rows.every(isUnchanged)) {
    if (!evenChanged) throw new RecordChanged(guid);
    return { wasSigned: true, wasChanged: true };
  }
  return { wasSigned: request.state !== 'open' || contracts.some(({ signedAt }) => signedAt !== null) };
};

/**
 * What proves a signed request is kept for EVIDENCE_YEARS. Resolves to the number of files; undefined when
 * there is no such request. Throws RequestSigned when a document is signed, unless `evenSigned` is set, and
 * RecordChanged, unless `evenChanged` is set.
 */
export const eraseRequest = async (
  deps: Deps,
  guid: string,
  by: Erasing['by'],
  { evenSigned = false, evenChanged = false } = {},
): Promise<number | undefined> => {
  const erase = (checked: Checked) =>
    deps.db.transaction(async (db) => {
      const record = await recordOf(db, guid, evenChanged);
      if (record.wasSigned && !evenSigned)
        throw new RequestSigned(`Documents of ${guid} are signed: erase them too with --signed.`);
      const kept = record.wasSigned ? await keepBeforeErasure({ ...deps, db }, guid, checked) : undefined;
      return eraseRows(db, { guid, at: deps.clock.now(), by, ...record, ...(kept && { kept }) });
    });
  const eraseSigned = async (): Promise<string[] | undefined> => {
    await unprotect(deps, guid);
    return withCheckedFiles(deps, guid, erase).catch(async (error: unknown) => {
      await protectSigned(deps, guid);
      throw error;
    });
  };
  const keys = evenSigned ? await eraseSigned() : await erase(new Map());
  if (keys) await removeFiles(deps, keys);
  return keys?.length;
};

/**
 * What becomes of a document once it is made, and the line that tells it: who was
 * shown what, and what was signed.
 */
import type { StoredContract } from '../db/schema';
import type { Db } from '../db/types';
import { listAudit, recordAudit } from '../repositories/audit';
import { listConsents } from '../repositories/consents';
import { setNoticed } from '../repositories/contracts';
import { markOneSigned, markSigned } from '../repositories/signing';
import { CONDITIONS_VERSION } from './conditions';

/** By what a document is known again: its numbers, and the SHA-256 of the PDF. */
export const documentFacts = ({ kind, stampeId, barCode, sha256 }: StoredContract) => ({
  kind,
  stampeId,
  barCode,
  sha256,
});

/** In the transaction that stores the document; tells which texts stand in it. */
export const recordMade = async (db: Db, contract: StoredContract): Promise<void> => {
  const consents = await listConsents(db, contract.guid);
  await recordAudit(db, {
    guid: contract.guid,
    at: contract.createdAt,
    event: 'document-made',
    details: {
      ...documentFacts(contract),
      conditionsVersion: CONDITIONS_VERSION,
      consents: Object.fromEntries(consents.map(({ name, textVersion }) => [name, textVersion])),
    },
  });
};

/** The pre-notice, in a transaction; the first one stands and is the one that is told. */
export const noticeDocument = async (db: Db, contract: StoredContract, at: Date): Promise<void> => {
  if (!(await setNoticed(db, contract, at))) return;
  await recordAudit(db, {
    guid: contract.guid,
    at,
    event: 'document-noticed',
    details: documentFacts(contract),
  });
};

/** The texts that the document was made with, which may be others than today's. */
const textVersionsOf = async (db: Db, { guid, stampeId }: StoredContract): Promise<object> => {
  const made = (await listAudit(db, guid)).find(
    ({ event, details }) => event === 'document-made' && details['stampeId'] === stampeId,
  );
  const { conditionsVersion = null, consents = null } = made?.details ?? {};
  return { conditionsVersion, consents };
};

const recordSigned = async (
  db: Db,
  contract: StoredContract,
  at: Date,
  how: 'step' | 'signDocument',
): Promise<void> =>
  recordAudit(db, {
    guid: contract.guid,
    at,
    event: 'document-signed',
    details: {
      ...documentFacts(contract),
      how,
      madeAt: contract.createdAt.toISOString(),
      noticeAt: contract.noticeAt?.toISOString() ?? null,
      signedAt: at.toISOString(),
      ...(await textVersionsOf(db, contract)),
    },
  });

/** Signs what of the request is not signed yet. */
export const signAll = async (db: Db, guid: string, at: Date): Promise<void> => {
  for (const contract of await markSigned(db, guid, at)) await recordSigned(db, contract, at, 'step');
};

export const signOne = async (db: Db, contract: StoredContract, at: Date): Promise<void> => {
  await markOneSigned(db, contract, at);
  await recordSigned(db, contract, at, 'signDocument');
};

/**
 * Records in the audit log what happens to documents: which were made, read and signed, and with which texts.
 */
import type { StoredContract } from '../db/schema';
import type { Db } from '../db/types';
import { listAudit, recordAudit } from '../repositories/audit';
import { listConsents } from '../repositories/consents';
import { setRead } from '../repositories/contracts';
import { markOneSigned, markSigned } from '../repositories/signing';

/** Returns what identifies a document: its numbers, and the SHA-256 of the PDF. */
export const documentFacts = ({ kind, stampeId, barCode, sha256 }: StoredContract) => ({
  kind,
  stampeId,
  barCode,
  sha256,
});

/** Records that a document was made, and from which texts, in the transaction that stores the document. */
export const recordMade = async (
  db: Db,
  contract: StoredContract,
  conditionsVersion: string,
): Promise<void> => {
  const consents = await listConsents(db, contract.guid);
  await recordAudit(db, {
    guid: contract.guid,
    at: contract.createdAt,
    event: 'document-made',
    details: {
      ...documentFacts(contract),
      conditionsVersion,
      consents: Object.fromEntries(consents.map(({ name, textVersion }) => [name, textVersion])),
    },
  });
};

/** Records that the applicant has opened the document, in a transaction. Only the first time counts. */
export const recordRead = async (db: Db, contract: StoredContract, at: Date): Promise<void> => {
  if (!(await setRead(db, contract, at))) return;
  await recordAudit(db, {
    guid: contract.guid,
    at,
    event: 'document-noticed',
    details: documentFacts(contract),
  });
};

/** Returns the versions of the texts that the document was made with, which may differ from today's. */
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

/** Signs the documents of the request that are not signed yet. */
export const signAll = async (db: Db, guid: string, at: Date): Promise<void> => {
  for (const contract of await markSigned(db, guid, at)) await recordSigned(db, contract, at, 'step');
};

export const signOne = async (db: Db, contract: StoredContract, at: Date): Promise<void> => {
  await markOneSigned(db, contract, at);
  await recordSigned(db, contract, at, 'signDocument');
};

/**
 * Records in the audit log what happens to documents: which were made, read and signed, and with which texts.
 */
import type { StoredContract } from '../db/schema';
import type { Db } from '../db/types';
import { listAudit, recordAudit, type AuditEntry } from '../repositories/audit';
import type { Consent } from '../repositories/consents';
import { setRead } from '../repositories/contracts';
import { markOneSigned, markSigned } from '../repositories/signing';

/** Returns what identifies a document: its numbers, and the SHA-256 of the PDF. */
export const documentFacts = ({ kind, stampeId, barCode, sha256 }: StoredContract) => ({
  kind,
  stampeId,
  barCode,
  sha256,
});

/** Records that documents were made, and from which texts, in the transaction that stores them. */
export const recordMade = (
  db: Db,
  contracts: readonly StoredContract[],
  { conditionsVersion, consents }: { conditionsVersion: string; consents: readonly Consent[] },
): Promise<void> => {
  const texts = Object.fromEntries(consents.map(({ name, textVersion }) => [name, textVersion]));
  const entries = contracts.map((contract) => ({
    guid: contract.guid,
    at: contract.createdAt,
    event: 'document-made',
    details: { ...documentFacts(contract), conditionsVersion, consents: texts },
  }));
  return recordAudit(db, ...entries);
};

/** Records that the applicant has opened the document. Only the first time counts. */
export const recordRead = (db: Db, contract: StoredContract, at: Date): Promise<void> =>
  setRead(db, contract, { at, event: 'document-noticed', details: documentFacts(contract) });

/** Returns the versions of the texts that the document was made with, which may differ from today's. */
const textVersionsOf = (log: readonly AuditEntry[], { stampeId }: StoredContract): object => {
  const made = log.find(
    ({ event, details }) => event === 'document-made' && details['stampeId'] === stampeId,
  );
  const { conditionsVersion = null, consents = null } = made?.details ?? {};
  return { conditionsVersion, consents };
};

/** Records the signatures of documents of one request. */
const recordSigned = async (
  db: Db,
  contracts: readonly StoredContract[],
  at: Date,
  how: 'step' | 'signDocument',
): Promise<void> => {
  const [first] = contracts;
  if (!first) return;
  const log = await listAudit(db, first.guid);
  const entries = contracts.map((contract) => ({
    guid: contract.guid,
    at,
    event: 'document-signed',
    details: {
      ...documentFacts(contract),
      how,
      madeAt: contract.createdAt.toISOString(),
      noticeAt: contract.noticeAt?.toISOString() ?? null,
      signedAt: at.toISOString(),
      ...textVersionsOf(log, contract),
    },
  }));
  await recordAudit(db, ...entries);
};

/** Signs the documents of the request that are not signed yet. */
export const signAll = async (db: Db, guid: string, at: Date): Promise<void> =>
  recordSigned(db, await markSigned(db, guid, at), at, 'step');

export const signOne = async (db: Db, contract: StoredContract, at: Date): Promise<void> => {
  await markOneSigned(db, contract, at);
  await recordSigned(db, [contract], at, 'signDocument');
};

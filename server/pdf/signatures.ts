import type { StoredContract } from '../db/schema';
import type { Outside } from '../db/outside';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { removeFiles } from '../documents/removeFiles';
import type { SealedContract } from '../pdfSeal/sealContract';
import { listAudit, recordAudit, type AuditEntry } from '../repositories/audit';
import type { Consent } from '../repositories/consents';
import { setRead } from '../repositories/contracts';
import { markSigned } from '../repositories/signing';
import { queueTimeStamps } from '../repositories/timeStamps';

export const documentFacts = ({ kind, stampeId, barCode, sha256 }: StoredContract) => ({
  kind,
  stampeId,
  barCode,
  sha256,
});

/** Call it in the transaction that stores the documents. */
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

/** Only the first time counts. */
export const recordRead = (db: Db, contract: StoredContract, at: Date): Promise<void> =>
  setRead(db, contract, { at, event: 'document-noticed', details: documentFacts(contract) });

/** They may differ from today's. */
const textVersionsOf = (log: readonly AuditEntry[], { stampeId }: StoredContract): object => {
  const made = log.find(
    ({ event, details }) => event === 'document-made' && details['stampeId'] === stampeId,
  );
  const { conditionsVersion = null, consents = null } = made?.details ?? {};
  return { conditionsVersion, consents };
};

export const agreedFacts = (log: readonly AuditEntry[], contract: StoredContract): object => ({
  ...documentFacts({ ...contract, sha256: contract.agreedSha256 || contract.sha256 }),
  ...textVersionsOf(log, contract),
});

interface Signing {
  readonly how: 'step' | 'signDocument';
  readonly outside: Outside;
}

const recordSigned = async (
  db: Db,
  contracts: readonly StoredContract[],
  { at, how }: { readonly at: Date; readonly how: Signing['how'] },
): Promise<void> => {
  const [first] = contracts;
  if (!first) return;
  const log = await listAudit(db, first.guid);
  const entries = contracts.map((contract) => ({
    guid: contract.guid,
    at,
    event: 'document-signed',
    details: {
      ...documentFacts({ ...contract, sha256: contract.agreedSha256 }),
      bytes: contract.agreedSize,
      sealedSha256: contract.sha256,
      seal: contract.seal,
      how,
      madeAt: contract.createdAt.toISOString(),
      noticeAt: contract.noticeAt?.toISOString() ?? null,
      signedAt: at.toISOString(),
      ...textVersionsOf(log, contract),
    },
  }));
  await recordAudit(db, ...entries);
};

/**
 * The time is that in the seals. Call it in the transaction that holds the request's lock. The files that are
 * replaced are removed once that is committed. Throws when a document is not the one that was sealed.
 */
export const sign = async (
  { documents, log, config }: Pick<AppDeps, 'documents' | 'log' | 'config'>,
  db: Db,
  sealed: readonly SealedContract[],
  { how, outside }: Signing,
): Promise<void> => {
  const [first] = sealed;
  if (!first) return;
  const { guid, at } = first;
  const signed = await markSigned(db, guid, sealed, at);
  if (signed.length < sealed.length) throw new Error('Another document was sealed than is to be signed');
  if (config.TSA_URL !== undefined) await queueTimeStamps(db, signed, at);
  await recordSigned(db, signed, { at, how });
  const agreed = sealed.map(({ agreedKey }) => agreedKey);
  outside.afterCommit(() => removeFiles({ documents, log }, agreed));
};

/** What the audit says of an erasure, so that nobody erases by writing the database alone. */
import type { AuditRow } from '../crypto/auditChain';
import { blindIndex } from '../crypto/seal';
import { keyringOf } from '../db/keyring';
import type { Db } from '../db/types';
import { markOf, type KeptMark } from '../evidence/kept';
import { findKeptEvidence } from '../repositories/keptEvidence';

interface Said extends Partial<KeptMark> {
  readonly by: string;
  readonly files: number;
}

const proofOf = (db: Db, guid: string, at: Date, { by, files, evidence = '', signedAt = '' }: Said): string =>
  blindIndex(
    JSON.stringify([guid, at.toISOString(), by, files, evidence, signedAt]),
    'audit.erased',
    keyringOf(db),
  );

/** Returns the details of an 'erased' row. Only who has the service's key can make them. */
export const erasedDetails = (
  db: Db,
  { guid, at, ...said }: Said & { readonly guid: string; readonly at: Date },
): AuditRow['details'] => ({ ...said, proof: proofOf(db, guid, at, said) });

/** Whether the service recorded this erasure. */
export const isProven = (db: Db, { guid, at, details }: AuditRow): boolean =>
  details['proof'] === proofOf(db, guid, at, details as unknown as Said);

/**
 * Returns what is wrong with the evidence that was kept at an erasure. `oldest`: the earliest signature whose
 * evidence is still kept.
 */
export const wrongWithKept = async (
  db: Db,
  { guid, details }: AuditRow,
  oldest: Date,
): Promise<string | undefined> => {
  const { evidence, signedAt } = details as unknown as Said;
  if (evidence === undefined || signedAt === undefined || new Date(signedAt) <= oldest) return undefined;
  const kept = await findKeptEvidence(db, guid);
  if (!kept) return `the evidence of request ${guid}, which was erased, was removed`;
  return markOf(kept.content) === evidence
    ? undefined
    : `the evidence of request ${guid}, which was erased, was changed`;
};

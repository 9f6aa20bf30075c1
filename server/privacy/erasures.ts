/** What the audit says of an erasure, so that nobody erases by writing the database alone. */
import type { AuditRow, Link } from '../crypto/auditChain';
import { blindIndex, SealBroken } from '../crypto/seal';
import { keyringOf } from '../db/keyring';
import type { Db } from '../db/types';
import { markOf, type KeptMark } from '../evidence/kept';
import { erasuresOf } from '../repositories/auditLinks';
import { findKeptEvidence } from '../repositories/keptEvidence';

interface Said extends Partial<KeptMark> {
  readonly by: string;
  readonly files: number;
  /** The audit's rows that were erased and had not been changed. */
  readonly rows: number;
  readonly wasSigned: boolean;
  /** Its rows and the audit disagreed, or rows of the audit were changed. */
  readonly wasChanged?: boolean;
}

const proofOf = (db: Db, guid: string, at: Date, said: Said): string => {
  const { by, files, rows, wasSigned, wasChanged = false, evidence = '', signedAt = '' } = said;
  return blindIndex(
    JSON.stringify([guid, at.toISOString(), by, files, rows, wasSigned, wasChanged, evidence, signedAt]),
    'audit.erased',
    keyringOf(db),
  );
};

/** Only a holder of the service's key can make the details. */
export const erasedDetails = (
  db: Db,
  { guid, at, ...said }: Said & { readonly guid: string; readonly at: Date },
): AuditRow['details'] => ({ ...said, proof: proofOf(db, guid, at, said) });

const isProven = (db: Db, { guid, at, details }: AuditRow): boolean =>
  details['proof'] === proofOf(db, guid, at, details as unknown as Said);

/** The evidence, or a phrase that says why there is none. */
const unchangedEvidence = async (db: Db, guid: string, evidence: string) => {
  try {
    const kept = await findKeptEvidence(db, guid);
    if (!kept) return 'was removed';
    return markOf(kept.content) === evidence ? kept : 'was changed';
  } catch (error) {
    if (error instanceof SealBroken) return 'was changed';
    throw error;
  }
};

/** `oldest`: the earliest signature whose evidence is still kept. */
const wrongWithKept = async (db: Db, { guid, details }: AuditRow, oldest: Date): Promise<string[]> => {
  const { evidence, signedAt } = details as unknown as Said;
  if (evidence === undefined || signedAt === undefined || new Date(signedAt) <= oldest) return [];
  const kept = await unchangedEvidence(db, guid, evidence);
  const name = `the evidence of request ${guid}, which was erased,`;
  if (typeof kept === 'string') return [`${name} ${kept}`];
  return kept.signedAt.toISOString() === signedAt
    ? []
    : [`${name} has another time than that of the signature`];
};

/** `oldest`: as of `wrongWithKept`. */
export const createErasures = (db: Db, oldest: Date) => {
  const erasures = new Map<string, Said>();
  /** Links without a row, by request. */
  const links = new Map<string, number>();
  return {
    /** Returns what is wrong with the evidence that was kept. */
    learn: async (guids: readonly string[]): Promise<string[]> => {
      const unknown = [...new Set(guids)].filter((guid) => !erasures.has(guid));
      const wrong: string[] = [];
      for (const erasure of await erasuresOf(db, unknown)) {
        if (!isProven(db, erasure)) continue;
        erasures.set(erasure.guid, erasure.details as unknown as Said);
        wrong.push(...(await wrongWithKept(db, erasure, oldest)));
      }
      return wrong;
    },
    explains: ({ about }: Pick<Link, 'about'>): boolean => {
      if (!erasures.has(about)) return false;
      links.set(about, (links.get(about) ?? 0) + 1);
      return true;
    },
    /** Call it after the walk. */
    changedBefore: (): string[] =>
      [...erasures].flatMap(([guid, { rows, wasChanged }]) => {
        if ((links.get(guid) ?? 0) > rows)
          return [`rows of request ${guid} were changed or removed before it was erased`];
        return wasChanged ? [`the record of request ${guid} was changed before it was erased`] : [];
      }),
    withoutEvidence: (): string[] =>
      [...erasures].flatMap(([guid, { wasSigned, evidence }]) => (wasSigned && !evidence ? [guid] : [])),
  };
};

/** What proves a signed request stays when the request is erased, for EVIDENCE_YEARS after its signature. */
import { hash } from 'node:crypto';
import { SealBroken } from '../crypto/seal';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { chainedRows } from '../repositories/auditLinks';
import {
  deleteKeptEvidence,
  findKeptEvidence,
  keepEvidence,
  oldEvidence,
} from '../repositories/keptEvidence';
import { collectEvidence, evidenceOf, type Checked, type Evidence, type EvidenceDeps } from './evidence';
import { plain } from './plain';
import { auditedTimes } from './signatures';

type Deps = EvidenceDeps & Pick<AppDeps, 'config'>;

export interface KeptMark {
  /** SHA-256 of the evidence, hexadecimal. */
  readonly evidence: string;
  readonly signedAt: string;
}

export const markOf = (content: string): string => hash('sha256', content);

/**
 * Returns the last signature, by the documents or by the audit: a time that somebody has changed in one of
 * them loses no evidence. One in the future is as good as none, and does not keep it for ever.
 */
const signedAtOf = ({ contracts, events, madeAt }: Evidence): Date | undefined => {
  const stored = contracts.flatMap(({ signedAt }) => signedAt ?? []);
  const times = [...stored, ...auditedTimes(events.map(({ row }) => row))].map((time) => Date.parse(time));
  return times.length === 0 ? undefined : new Date(Math.min(Math.max(...times), Date.parse(madeAt)));
};

export const oldestKept = ({ clock, config }: Pick<Deps, 'clock' | 'config'>): Date => {
  const at = new Date(clock.now());
  at.setUTCFullYear(at.getUTCFullYear() - config.EVIDENCE_YEARS);
  return at;
};

/**
 * Call it in the transaction that erases the request; `checked` are its files before. Returns the details for
 * the audit; undefined if nothing is kept. Throws FilesChanged.
 */
export const keepBeforeErasure = async (
  deps: Pick<Deps, 'clock' | 'config'> & { readonly db: Db },
  guid: string,
  checked: Checked,
): Promise<KeptMark | undefined> => {
  const evidence = await collectEvidence(deps, guid, checked);
  const signedAt = evidence && signedAtOf(evidence);
  if (!signedAt || signedAt <= oldestKept(deps)) return undefined;
  const content = JSON.stringify(evidence);
  await keepEvidence(deps.db, { about: guid, content, signedAt });
  return { evidence: markOf(content), signedAt: signedAt.toISOString() };
};

const withErasure = (kept: Evidence, rows: Evidence['events']): Evidence => {
  const known = new Set(kept.events.map(({ row }) => row.id));
  const later = rows.filter(({ row }) => !known.has(row.id));
  const erasure = later.find(({ row }) => row.event === 'erased')?.row;
  // Without the row it was erased all the same, in the transaction that kept this.
  const { at = kept.madeAt, details = {} } = erasure ?? {};
  const by = typeof details['by'] === 'string' ? details['by'] : '';
  return { ...kept, erased: { at, by }, events: [...kept.events, ...later] };
};

export class EvidenceChanged extends Error {
  constructor(guid: string) {
    super(`The evidence that was kept of request ${guid} was changed: restore it from a back-up.`);
  }
}

const findUnchanged = async (db: Db, guid: string): Promise<Evidence | undefined> => {
  const kept = await findKeptEvidence(db, guid).catch((error: unknown) => {
    throw error instanceof SealBroken ? new EvidenceChanged(guid) : error;
  });
  // An empty value opens without a key.
  if (kept?.content === '') throw new EvidenceChanged(guid);
  const evidence = kept && (JSON.parse(kept.content) as Evidence);
  // The encryption does not bind a content to its row.
  if (evidence && evidence.request.guid !== guid) throw new EvidenceChanged(guid);
  return evidence;
};

/** Throws EvidenceChanged. */
export const evidenceOrKept = async (deps: Deps, guid: string): Promise<Evidence | undefined> => {
  const evidence = await evidenceOf(deps, guid);
  if (evidence) return evidence;
  const kept = await findUnchanged(deps.db, guid);
  return kept && withErasure(kept, (await chainedRows(deps.db, guid)).map(plain));
};

/** By the encrypted content: the row's own time can be changed without the service's key. */
const isOld = (evidence: Evidence | undefined, before: Date): boolean => {
  const signedAt = evidence && signedAtOf(evidence);
  return signedAt !== undefined && signedAt < before;
};

/** What was changed is logged and stays. `inTransaction` returns undefined when another process is at it. */
export const deleteOldEvidence = async (
  deps: Pick<Deps, 'clock' | 'config' | 'log'>,
  inTransaction: (work: (tx: Db) => Promise<string | undefined>) => Promise<string | undefined>,
): Promise<void> => {
  const before = oldestKept(deps);
  let last: string | undefined = '';
  while (last !== undefined) {
    const from: string = last;
    last = await inTransaction(async (tx) => {
      const guids = await oldEvidence(tx, before, from);
      const old: string[] = [];
      for (const guid of guids) {
        const kept = await findUnchanged(tx, guid).catch((error: unknown) => {
          if (!(error instanceof EvidenceChanged)) throw error;
          return undefined;
        });
        if (isOld(kept, before)) old.push(guid);
        else deps.log.error({ guid }, 'Kept evidence was changed: it is not deleted');
      }
      await deleteKeptEvidence(tx, old);
      return guids.at(-1);
    });
  }
};

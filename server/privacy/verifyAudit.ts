import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { digestOf, follows, START, type Link } from '../crypto/auditChain';
import { oldestKept } from '../evidence/kept';
import { lastNumber, LATE_ROWS, linkedRows, type LinkedRow } from '../repositories/auditLinks';
import { createErasures } from './erasures';
import { signaturesUnlikeAudit } from './signaturesLikeAudit';

type Deps = Pick<AppDeps, 'clock' | 'config'> & { readonly db: Db };

const AT_ONCE = 1000;
const MOST_LINES = 20;
/** Longer than any transaction between a row's time and its commit. */
const LATE_MS = 60 * 60_000;

export interface Verified {
  readonly links: number;
  /** Rows of requests that were erased since: their links remain. */
  readonly erased: number;
  readonly last: Pick<Link, 'position' | 'hash'>;
  /** A line each, at most 20 and how many more; empty if nothing was changed. */
  readonly findings: readonly string[];
  /** Rows that may have been added, or recorded while a clock was wrong. A line each, as above. */
  readonly doubts: readonly string[];
  readonly withoutEvidence: readonly string[];
}

const createLines = () => {
  const lines: string[] = [];
  let more = 0;
  const add = (...given: readonly (string | undefined)[]): void => {
    for (const line of given) {
      if (line === undefined) continue;
      if (lines.length < MOST_LINES) lines.push(line);
      else more += 1;
    }
  };
  return { add, all: () => (more > 0 ? [...lines, `and ${more} more`] : lines) };
};

const nameOf = ({ about, auditId }: Link): string => `row ${auditId} of request ${about}`;

const wrongWith = ({ link, row }: LinkedRow, isErased: boolean): string | undefined => {
  if (!row) return isErased ? undefined : `${nameOf(link)} was removed`;
  return digestOf(row) === link.digest ? undefined : `${nameOf(link)} was changed`;
};

/** A row that is added has the last id, and a time of its own. */
const createOrder = () => {
  let newest = 0;
  /** The row before was the first with a number far above the others. */
  let wasAhead = false;
  let before: Date | undefined;
  const isFar = (id: number): boolean => newest > 0 && id > newest + LATE_ROWS;
  /** `last`: the last number that the database gave. */
  return ({ link, row }: LinkedRow, last: number): string | undefined => {
    const isLate = link.auditId < newest - LATE_ROWS;
    const isAhead = link.auditId > last || (isFar(link.auditId) && !wasAhead);
    wasAhead = isAhead && link.auditId <= last;
    // A row numbered by somebody else would make every later row seem late.
    if (!isAhead) newest = Math.max(newest, link.auditId);
    if (!row) return undefined;
    if (isAhead) return `${nameOf(link)} has a number far above those of the rows before it`;
    const isBack = before !== undefined && row.at.getTime() < before.getTime() - LATE_MS;
    const came = before;
    before = row.at;
    if (isBack)
      return `${nameOf(link)} has the time ${row.at.toISOString()}, and comes after ${came?.toISOString()}`;
    return isLate ? `${nameOf(link)} came long after the rows around it` : undefined;
  };
};

/** `known`: an end noted before, as from the log; a chain rewritten from some row on does not contain it. */
export const verifyAudit = async (deps: Deps, known?: Pick<Link, 'position' | 'hash'>): Promise<Verified> => {
  const { db } = deps;
  const findings = createLines();
  const doubts = createLines();
  const doubtOf = createOrder();
  const erasures = createErasures(db, oldestKept(deps));
  let last: Pick<Link, 'position' | 'hash'> = START;
  let links = 0;
  let erased = 0;
  let isKnownFound = known === undefined;
  for (;;) {
    const batch = await linkedRows(db, last.position, AT_ONCE);
    findings.add(...(await erasures.learn(batch.flatMap(({ link, row }) => (row ? [] : [link.about])))));
    // After the rows were read: none of theirs is higher.
    const number = await lastNumber(db);
    for (const one of batch) {
      const { link, row } = one;
      const isErased = row === null && erasures.explains(link);
      if (!follows(last, link))
        findings.add(
          `link ${link.position} does not follow link ${last.position}: one was changed, removed or moved`,
        );
      findings.add(wrongWith(one, isErased));
      doubts.add(doubtOf(one, number));
      if (isErased) erased += 1;
      if (known?.position === link.position && known.hash === link.hash) isKnownFound = true;
      last = link;
      links += 1;
    }
    if (batch.length < AT_ONCE) break;
  }
  findings.add(...erasures.changedBefore());
  for await (const guids of signaturesUnlikeAudit(db))
    findings.add(
      ...guids.map(
        (guid) => `the documents of request ${guid} say otherwise than the audit what was signed and when`,
      ),
    );
  if (!isKnownFound)
    findings.add(`the chain has not the end that was noted, ${known?.position}:${known?.hash}`);
  const end = { position: last.position, hash: last.hash };
  const lines = { findings: findings.all(), doubts: doubts.all() };
  return { links, erased, last: end, ...lines, withoutEvidence: erasures.withoutEvidence() };
};

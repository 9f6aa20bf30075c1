/** `npm run data -- verify`: whether the audit is what the service recorded. */
import type { Db } from '../db/types';
import { erasedOf, linkedRows, rowsBesideChain, type LinkedRow } from '../repositories/auditLinks';
import { digestOf, follows, START, type Link } from '../crypto/auditChain';

const AT_ONCE = 1000;
/** The rest is like them. */
const MOST_FINDINGS = 20;

export interface Verified {
  readonly links: number;
  /** Rows of requests that were erased since: their links remain. */
  readonly erased: number;
  readonly last: Pick<Link, 'position' | 'hash'>;
  /** A line each, at most 20; empty if nothing was changed. */
  readonly findings: readonly string[];
}

const wrongWith = ({ link, row }: LinkedRow, isErased: boolean): string | undefined => {
  const what = `row ${link.auditId} of request ${link.about}`;
  if (!row) return isErased ? undefined : `${what} was removed`;
  return digestOf(row) === link.digest ? undefined : `${what} was changed`;
};

/**
 * Walks the chain. `known`: an end of it that was noted before, as from the log: a chain that was
 * written again from some row on does not have it.
 */
export const verifyAudit = async (db: Db, known?: Pick<Link, 'position' | 'hash'>): Promise<Verified> => {
  const findings: string[] = [];
  const note = (finding: string | undefined): void => {
    if (finding !== undefined && findings.length < MOST_FINDINGS) findings.push(finding);
  };
  let last: Pick<Link, 'position' | 'hash'> = START;
  let links = 0;
  let erased = 0;
  let isKnownFound = known === undefined;
  for (;;) {
    const batch = await linkedRows(db, last.position, AT_ONCE);
    const gone = batch.flatMap(({ link, row }) => (row ? [] : [link.about]));
    const erasedGuids = await erasedOf(db, [...new Set(gone)]);
    for (const one of batch) {
      const { link, row } = one;
      const isErased = row === null && erasedGuids.has(link.about);
      if (!follows(last, link))
        note(
          `link ${link.position} does not follow link ${last.position}: one was changed, removed or moved`,
        );
      note(wrongWith(one, isErased));
      if (isErased) erased += 1;
      if (known?.position === link.position && known.hash === link.hash) isKnownFound = true;
      last = link;
      links += 1;
    }
    if (batch.length < AT_ONCE) break;
  }
  for (const { id, guid } of await rowsBesideChain(db, MOST_FINDINGS))
    note(`row ${id} of request ${guid} was added: the chain does not have it`);
  if (!isKnownFound) note(`the chain has not the end that was noted, ${known?.position}:${known?.hash}`);
  return { links, erased, last: { position: last.position, hash: last.hash }, findings };
};

/** Appends to the chain what the audit has recorded since. */
import type { AppDeps } from '../deps';
import { runExclusively } from './lock';
import { addLinks, lastLink, rowsToLink } from '../repositories/auditLinks';
import { linkOf, START, type Link } from '../crypto/auditChain';

const AT_ONCE = 500;

/** Returns the last link of the chain; undefined if another process is at it, or there is none. */
export const linkAudit = async ({ db }: Pick<AppDeps, 'db'>): Promise<Link | undefined> => {
  for (;;) {
    const linked = await runExclusively(db, 'audit-chain', async (tx) => {
      const last = await lastLink(tx);
      const rows = await rowsToLink(tx, last, AT_ONCE);
      const links: Link[] = [];
      for (const row of rows) links.push(linkOf(links.at(-1) ?? last ?? START, row));
      await addLinks(tx, links, rows);
      return { last: links.at(-1) ?? last, isAll: rows.length < AT_ONCE };
    });
    if (!linked || linked.isAll) return linked?.last;
  }
};

/**
 * Writes the chain's end to the log, which whoever changes the database does not reach: at any LOG_LEVEL but
 * silent, since a chain that was cut is found by nothing else.
 */
export const logAuditEnd = async ({ db, log }: Pick<AppDeps, 'db' | 'log'>): Promise<void> => {
  const last = await lastLink(db);
  const always = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  if (last) always.info({ position: last.position, hash: last.hash }, 'The end of the audit’s chain');
};

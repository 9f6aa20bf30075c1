/** Appends to the chain what the audit has recorded since. */
import type { AppDeps } from '../deps';
import { runExclusively } from './lock';
import { addLinks, FIRST_ID, lastLink, newIds, rowsToLink } from '../repositories/auditLinks';
import { linkOf, START, type Link } from '../crypto/auditChain';

const AT_ONCE = 500;

/**
 * Links the newest rows, or those of any age. Returns the last link of the chain; undefined if another
 * process is at it, or there is none.
 */
export const linkAudit = async (
  { db }: Pick<AppDeps, 'db'>,
  { ofAnyAge = false, lookedAt }: { readonly ofAnyAge?: boolean; readonly lookedAt?: number } = {},
): Promise<Link | undefined> => {
  let from = ofAnyAge ? FIRST_ID : undefined;
  for (;;) {
    const linked = await runExclusively(db, 'audit-chain', async (tx) => {
      const last = await lastLink(tx);
      const after = from ?? (await newIds(tx));
      const { rows, next } = await rowsToLink(tx, { after, most: AT_ONCE, ...(lookedAt && { lookedAt }) });
      const links: Link[] = [];
      for (const row of rows) links.push(linkOf(links.at(-1) ?? last ?? START, row));
      await addLinks(tx, links);
      return { last: links.at(-1) ?? last, next };
    });
    if (linked?.next === undefined) return linked?.last;
    from = linked.next;
  }
};

/**
 * Links every row, or at a stop, which does not wait for that, the newest ones. Logs the chain's end, where
 * whoever changes the database does not reach it: at any LOG_LEVEL but silent, since a chain that was cut is
 * found by nothing else.
 */
export const logAuditEnd = async (
  { db, log }: Pick<AppDeps, 'db' | 'log'>,
  { ofAnyAge = true } = {},
): Promise<void> => {
  const last = (await linkAudit({ db }, { ofAnyAge })) ?? (await lastLink(db));
  const always = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  if (last) always.info({ position: last.position, hash: last.hash }, 'The end of the audit’s chain');
};

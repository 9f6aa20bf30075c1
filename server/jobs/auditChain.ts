import type { AppDeps } from '../deps';
import { runExclusively } from './lock';
import { addLinks, FIRST_ID, lastLink, newIds, rowsToLink } from '../repositories/auditLinks';
import { linkOf, START, type Link } from '../crypto/auditChain';

const AT_ONCE = 500;

/** Returns the chain's last link; undefined if another process is at it, or there is none. */
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
 * Links every row, or at a stop, which cannot wait for that, the newest ones. Logs the chain's end, out of
 * reach of anybody who changes the database. At any LOG_LEVEL but silent: nothing else reveals a chain that
 * was cut.
 */
export const logAuditEnd = async (
  { db, log }: Pick<AppDeps, 'db' | 'log'>,
  { ofAnyAge = true } = {},
): Promise<void> => {
  const last = (await linkAudit({ db }, { ofAnyAge })) ?? (await lastLink(db));
  const always = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  if (last) always.info({ position: last.position, hash: last.hash }, 'The end of the audit’s chain');
};

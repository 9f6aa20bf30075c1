import fc from 'fast-check';
import { and, asc, eq, gt } from 'drizzle-orm';
import { linkOf, START, type Link } from '../../../server/crypto/auditChain';
import { linkAudit, logAuditEnd } from '../../../server/jobs/auditChain';
import { createLog } from '../../../server/log';
import { verifyAudit } from '../../../server/privacy/verifyAudit';
import { notedEnd, verifyCommand } from '../../../server/verifyCommand';
import type { Opened } from '../../../server/command';
import { audit, auditLinks } from '../../../server/db/schema';
import type { Db } from '../../../server/db/types';
import { recordAudit } from '../../../server/repositories/audit';
import { linkedRows } from '../../../server/repositories/auditLinks';
import { signed, testService } from '../support';

const service = testService();
const WHOLE = { findings: [], doubts: [] };
let guids: string[];
let end: Link;

const link = async (): Promise<Link> => {
  const last = await linkAudit(service.deps);
  if (!last) throw new Error('Nothing was linked');
  return last;
};

beforeAll(async () => {
  guids = [(await signed(service)).step.guid, (await signed(service)).step.guid];
  end = await link();
});

it.each(['info', 'warn', 'fatal', 'silent'] as const)(
  'the log has the end of the chain at LOG_LEVEL=%s, unless it has nothing',
  async (LOG_LEVEL) => {
    const lines: string[] = [];
    const log = createLog({ LOG_LEVEL }, { write: (line) => void lines.push(line) });
    await logAuditEnd({ db: service.deps.db, log });
    const { position, hash } = await link();
    const ends = lines.map((line) => JSON.parse(line) as object);
    const expected = expect.objectContaining({ position, hash }) as object;
    expect(ends).toEqual(LOG_LEVEL === 'silent' ? [] : [expected]);
  },
);

class RolledBack extends Error {}

const foundAfter = async (change: (tx: Db) => Promise<unknown>, known?: Link): Promise<readonly string[]> => {
  let found: readonly string[] = [];
  await service.deps.db
    .transaction(async (tx) => {
      await change(tx);
      found = (await verifyAudit({ ...service.deps, db: tx }, known)).findings;
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return found;
};

const rowAt = async (tx: Db, share: number) => {
  const rows = await tx.select().from(audit).orderBy(asc(audit.id));
  const row = rows[Math.floor(share * rows.length)];
  if (!row) throw new Error('There is no row');
  return row;
};
const isRow = ({ guid, id }: typeof audit.$inferSelect) => and(eq(audit.guid, guid), eq(audit.id, id));
const isLink = ({ position }: Link) => eq(auditLinks.position, position);
const linkAt = async (tx: Db, share: number) => {
  const all = await linkedRows(tx, 0, 10_000);
  const found = all[Math.floor(share * (all.length - 1))];
  if (!found) throw new Error('There is no link');
  return found.link;
};

/** Everything that somebody who can write the database may do to one row, or to two. */
const changes: Readonly<Record<string, (tx: Db, one: number, other: number) => Promise<unknown>>> = {
  'another event': async (tx, one) =>
    tx
      .update(audit)
      .set({ event: 'code-sent' })
      .where(isRow(await rowAt(tx, one))),
  'another time': async (tx, one) => {
    const row = await rowAt(tx, one);
    await tx
      .update(audit)
      .set({ at: new Date(row.at.getTime() + 1) })
      .where(isRow(row));
  },
  'other details': async (tx, one) => {
    const row = await rowAt(tx, one);
    await tx
      .update(audit)
      .set({ details: { ...row.details, added: 1 } })
      .where(isRow(row));
  },
  'another request': async (tx, one) =>
    tx
      .update(audit)
      .set({ guid: 'somebody' })
      .where(isRow(await rowAt(tx, one))),
  'a row removed': async (tx, one) => tx.delete(audit).where(isRow(await rowAt(tx, one))),
  'a row and its link removed': async (tx, one) => {
    const removed = await linkAt(tx, one);
    await tx.delete(audit).where(and(eq(audit.guid, removed.about), eq(audit.id, removed.auditId)));
    await tx.delete(auditLinks).where(isLink(removed));
  },
  'two rows swapped': async (tx, one, other) => {
    const [first, second] = [await rowAt(tx, one), await rowAt(tx, other)];
    const of = ({ at, event, details }: typeof first) => ({ at, event, details });
    await tx.update(audit).set(of(second)).where(isRow(first));
    await tx.update(audit).set(of(first)).where(isRow(second));
  },
  'two links swapped': async (tx, one, other) => {
    const [first, second] = [await linkAt(tx, one), await linkAt(tx, other)];
    const parked = { ...second, position: -1 };
    await tx.update(auditLinks).set({ position: parked.position }).where(isLink(second));
    await tx.update(auditLinks).set({ position: second.position }).where(isLink(first));
    await tx.update(auditLinks).set({ position: first.position }).where(isLink(parked));
  },
  'a row changed with its link': async (tx, one) => {
    const changed = await linkAt(tx, one);
    const [row] = await tx
      .update(audit)
      .set({ event: 'code-sent' })
      .where(and(eq(audit.guid, changed.about), eq(audit.id, changed.auditId)))
      .returning();
    if (!row) throw new Error('There is no row');
    const before = { position: changed.position - 1, hash: '0'.repeat(64) };
    await tx.update(auditLinks).set(linkOf(before, row)).where(isLink(changed));
  },
};

it.each(Object.keys(changes))('%s is found, wherever it is', async (name) => {
  expect(await verifyAudit(service.deps)).toMatchObject(WHOLE);
  const share = fc.double({ min: 0, max: 0.999, noNaN: true });
  await fc.assert(
    fc.asyncProperty(share, share, async (one, other) => {
      const before = await service.deps.db.select().from(audit).orderBy(asc(audit.id));
      const at = (part: number) => before[Math.floor(part * before.length)];
      fc.pre(at(one)?.event !== at(other)?.event && at(one)?.event !== 'code-sent');
      const position = Math.floor(one * (before.length - 1));
      fc.pre(position !== Math.floor(other * (before.length - 1)) && before[position]?.event !== 'code-sent');
      expect(await foundAfter((tx) => changes[name]?.(tx, one, other) ?? Promise.resolve())).not.toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('a chain cut at its end, or rewritten from some row on, lacks the noted end', async () => {
  const cut = (tx: Db) => tx.delete(auditLinks).where(gt(auditLinks.position, end.position - 3));
  expect(await foundAfter(cut)).toEqual([]);
  expect(await foundAfter(cut, end)).toEqual([expect.stringContaining(`${end.position}:${end.hash}`)]);
  const writtenAgain = async (tx: Db) => {
    await changes['other details']?.(tx, 0.5, 0);
    await tx.delete(auditLinks);
    let last: Pick<Link, 'position' | 'hash'> = START;
    for (const row of await tx.select().from(audit).orderBy(asc(audit.id))) {
      const next = linkOf(last, row);
      await tx.insert(auditLinks).values(next);
      last = next;
    }
  };
  expect(await foundAfter(writtenAgain)).toEqual([]);
  expect(await foundAfter(writtenAgain, end)).toHaveLength(1);
});

it('later rows are linked in turn, once each, by any number of processes', async () => {
  const [guid = ''] = guids;
  const at = service.clock.now();
  await recordAudit(
    service.deps.db,
    ...[1, 2, 3].map((count) => ({ guid, at, event: 'resumed', details: { count } })),
  );
  await Promise.all([1, 2, 3].map(() => linkAudit(service.deps)));
  const { links, findings, last } = await verifyAudit(service.deps, end);
  expect([links, last.position, findings]).toEqual([end.position + 3, end.position + 3, []]);
  end = await link();
});

it('the command prints the end of the chain, accepts a noted one, and fails with its findings', async () => {
  const opened = service.deps as unknown as Opened;
  const said = await verifyCommand(opened, []);
  const [noted = ''] = /\d+:[0-9a-f]{64}/.exec(said) ?? [];
  expect(await verifyCommand(opened, [noted])).toBe(said);
  const other = noted.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  await expect(verifyCommand(opened, [other])).rejects.toThrow(
    `the chain has not the end that was noted, ${other}`,
  );
  expect(() => notedEnd('5')).toThrow("verify: '5' is not an end of the chain, POSITION:HASH.");
});

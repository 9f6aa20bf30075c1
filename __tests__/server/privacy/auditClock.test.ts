// The audit's chain under a clock that jumps, rows that are committed late, and rows that somebody added.
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { audit, auditLinks } from '../../../server/db/schema';
import type { Opened } from '../../../server/command';
import { linkAudit } from '../../../server/jobs/auditChain';
import { verifyAudit } from '../../../server/privacy/verifyAudit';
import { verifyCommand } from '../../../server/verifyCommand';
import { recordAudit } from '../../../server/repositories/audit';
import { chainedRows, LATE_ROWS } from '../../../server/repositories/auditLinks';
import { testService } from '../support';

const HOUR = 60;
const DAY = 24 * HOUR;
const service = testService();

beforeEach(async () => {
  await service.deps.db.delete(auditLinks);
  await service.deps.db.delete(audit);
});

const record = (guid: string, at = service.clock.now()): Promise<void> =>
  recordAudit(service.deps.db, { guid, at, event: 'resumed', details: {} });

const verified = async () => {
  await linkAudit(service.deps, { ofAnyAge: true });
  return verifyAudit(service.deps);
};

const act = fc.oneof(
  fc.constantFrom('a', 'b', 'c').map((guid) => () => record(guid)),
  fc.constant(() => linkAudit(service.deps)),
  fc
    .constantFrom(-400 * DAY, -2 * DAY, -95, -30, 5, 90, 2 * DAY, 400 * DAY)
    .map((minutes) => () => Promise.resolve(service.clock.pass({ minutes }))),
);

it('every row gets its link however the clock jumps, and a change in any of them is found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 20 }), fc.nat(), async (acts, at) => {
      await service.deps.db.delete(auditLinks);
      await service.deps.db.delete(audit);
      await record('a');
      for (const one of acts) await one();
      await linkAudit(service.deps);
      const rows = await service.deps.db.select().from(audit);
      const linked = await service.deps.db.select().from(auditLinks);
      expect(linked.map(({ auditId }) => auditId).sort()).toEqual(rows.map(({ id }) => id).sort());
      expect((await verified()).findings).toEqual([]);
      const row = rows[at % rows.length];
      await service.deps.db
        .update(audit)
        .set({ details: { forged: 1 } })
        .where(eq(audit.id, row?.id ?? 0));
      expect((await verified()).findings).toEqual([`row ${row?.id} of request ${row?.guid} was changed`]);
    }),
    { numRuns: 30 },
  );
});

it('a clock that was ahead and set back is a doubt, and no finding', async () => {
  await record('a');
  service.clock.pass({ minutes: 2 * DAY });
  await record('review');
  expect(await verified()).toMatchObject({ findings: [], doubts: [] });
  service.clock.pass({ minutes: -2 * DAY });
  await record('b');
  await record('b');
  const { findings, doubts } = await verified();
  expect(findings).toEqual([]);
  expect(doubts).toEqual([
    expect.stringMatching(/^row \d+ of request b has the time \S+, and comes after \S+$/),
  ]);
  expect((await chainedRows(service.deps.db, 'b')).every(({ link }) => link !== null)).toBe(true);
  const said = await verifyCommand(service.deps as unknown as Opened, []);
  expect(said.split('\n')).toEqual([
    expect.stringContaining('The audit is as it was recorded: 4 rows'),
    'A clock was set back before these rows, or somebody else than the service added them:',
    ...doubts,
  ]);
});

it.each([
  ['two hours before', -2 * HOUR],
  ['a year later', 365 * DAY],
])('a row that somebody added with a time %s is in doubt, and the chain goes on', async (_, minutes) => {
  await record('a');
  await linkAudit(service.deps);
  await record('a', new Date(service.clock.now().getTime() + minutes * 60_000));
  await linkAudit(service.deps);
  await record('a');
  await linkAudit(service.deps);
  const { links, findings, doubts } = await verified();
  expect([links, findings, doubts.length]).toEqual([3, [], 1]);
});

it('a row that is committed late is linked at once, and one that is later still by the command, in doubt', async () => {
  const { db } = service.deps;
  const at = service.clock.now();
  const row = (id: number) => ({ guid: 'a', id, at, event: 'resumed', details: {} });
  const first = 1_000_000;
  await db.insert(audit).values(row(first + 2 * LATE_ROWS));
  await linkAudit(service.deps);
  await db.insert(audit).values(row(first + LATE_ROWS + 1));
  expect((await linkAudit(service.deps))?.auditId).toBe(first + LATE_ROWS + 1);
  await db.insert(audit).values(row(first));
  expect((await linkAudit(service.deps))?.position).toBe(2);
  expect(await verified()).toMatchObject({
    links: 3,
    findings: [],
    doubts: [`row ${first} of request a came long after the rows around it`],
  });
});

import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
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

it('a row committed late is linked at once; a later one by the command, in doubt', async () => {
  const { db } = service.deps;
  const at = service.clock.now();
  const row = (id: number) => ({ guid: 'a', id, at, event: 'resumed', details: {} });
  const first = 1_000_000;
  await db.execute(sql`select setval('audit_id_seq', ${first + 2 * LATE_ROWS})`);
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

const GAP = 1_000_000;
const rowIds = async (): Promise<number[]> =>
  (await service.deps.db.select({ id: audit.id }).from(audit)).map(({ id }) => id);
const plant = async (gap: number): Promise<number> => {
  const id = Math.max(...(await rowIds())) + gap;
  await service.deps.db
    .insert(audit)
    .values({ guid: 'planted', id, at: service.clock.now(), event: 'resumed', details: {} });
  await linkAudit(service.deps);
  return id;
};

it('rows that somebody added with high numbers keep no later row from the chain, and are doubted alone', async () => {
  await record('a');
  await linkAudit(service.deps);
  const planted = [await plant(GAP), await plant(1)];
  for (const guid of ['b', 'c', 'b']) {
    await record(guid);
    await linkAudit(service.deps);
  }
  expect((await chainedRows(service.deps.db, 'b')).every(({ link }) => link !== null)).toBe(true);
  const { links, findings, doubts } = await verifyAudit(service.deps);
  expect([links, findings]).toEqual([6, []]);
  const said = planted.map(
    (id) => `row ${id} of request planted has a number far above those of the rows before it`,
  );
  expect(doubts).toEqual(said);
});

it('a row whose number the database gave later is doubted alone, like the first after a gap', async () => {
  const { db } = service.deps;
  await record('a');
  await linkAudit(service.deps);
  const id = await plant(3 * LATE_ROWS);
  await record('b');
  await linkAudit(service.deps);
  await db.execute(sql`select setval('audit_id_seq', ${id + 1})`);
  for (const guid of ['c', 'd', 'e']) await record(guid);
  const { doubts } = await verified();
  expect(doubts).toEqual([
    expect.stringContaining(`row ${id} of request planted`),
    expect.stringMatching(/^row \d+ of request c has a number far above/),
  ]);
});

it('says how many doubts there are beside those that it names', async () => {
  await record('a', new Date(service.clock.now().getTime() + 365 * DAY * 60_000));
  for (let count = 0; count < 45; count += 1)
    await record('b', new Date(service.clock.now().getTime() - count * 2 * HOUR * 60_000));
  const { doubts } = await verified();
  expect(doubts).toHaveLength(21);
  expect(doubts.at(-1)).toBe('and 25 more');
});

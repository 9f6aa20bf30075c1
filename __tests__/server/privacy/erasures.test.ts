import { and, eq } from 'drizzle-orm';
import { audit, contracts, keptEvidence, requests } from '../../../server/db/schema';
import { linkAudit } from '../../../server/jobs/auditChain';
import { eraseAbandoned } from '../../../server/jobs/retention';
import { eraseRequest, RecordChanged, RequestSigned } from '../../../server/privacy/erase';
import { eraseRows } from '../../../server/privacy/eraseRows';
import { verifyAudit } from '../../../server/privacy/verifyAudit';
import type { Db } from '../../../server/db/types';
import { findRequest } from '../../../server/repositories/requests';
import { recordAudit } from '../../../server/repositories/audit';
import { signed, testService } from '../support';
import { erasedRequest, found } from './erasedRequests';

const service = testService();

it('a request that was erased leaves its links, and its evidence may be neither removed nor replaced', async () => {
  const { db } = service.deps;
  const [guid, other] = [await erasedRequest(service), await erasedRequest(service)];
  expect(await found(service)).toEqual([]);
  const { erased } = await verifyAudit(service.deps);
  expect(erased).toBeGreaterThan(10);

  const [kept] = await db.select().from(keptEvidence).where(eq(keptEvidence.about, other));
  if (!kept) throw new Error('Nothing was kept');
  await db.update(keptEvidence).set({ content: kept.content }).where(eq(keptEvidence.about, guid));
  expect(await found(service)).toEqual([`the evidence of request ${guid}, which was erased, was changed`]);
  await db.delete(keptEvidence).where(eq(keptEvidence.about, guid));
  expect(await found(service)).toEqual([`the evidence of request ${guid}, which was erased, was removed`]);

  const years = service.deps.config.EVIDENCE_YEARS;
  service.clock.pass({ minutes: (years + 1) * 366 * 24 * 60 });
  expect(await found(service)).toEqual([]);
  service.clock.pass({ minutes: -(years + 1) * 366 * 24 * 60 });
});

it('an erasure that somebody wrote into the database, or took from another request, erases nothing', async () => {
  const { db } = service.deps;
  const real = await erasedRequest(service);
  const { guid } = (await signed(service)).step;
  await linkAudit(service.deps);
  const before = (await found(service)).length;
  const [row] = await db
    .select()
    .from(audit)
    .where(and(eq(audit.guid, real), eq(audit.event, 'erased')));
  await db.delete(audit).where(eq(audit.guid, guid));
  await db.delete(contracts).where(eq(contracts.guid, guid));
  await db.delete(requests).where(eq(requests.guid, guid));
  for (const details of [{ by: 'command', files: 7 }, row?.details ?? {}]) {
    await recordAudit(db, { guid, at: row?.at ?? service.clock.now(), event: 'erased', details });
    const said = (await found(service)).slice(before);
    expect(said.length).toBeGreaterThan(5);
    expect(said.every((line) => line.endsWith(`of request ${guid} was removed`))).toBe(true);
  }
});

const YEAR = 366 * 24 * 60;
const LONG_AGO = new Date('1990-01-01T00:00:00.000Z');
const asUnsigned = async (db: Db, guid: string): Promise<void> => {
  await db.update(contracts).set({ signedAt: null }).where(eq(contracts.guid, guid));
  await db.update(requests).set({ state: 'open' }).where(eq(requests.guid, guid));
};
const isSigning = (guid: string) => and(eq(audit.guid, guid), eq(audit.event, 'document-signed'));

it.each<[string, number, (db: Db, guid: string) => Promise<unknown>]>([
  [
    'was signed long ago by its rows',
    1,
    (db, guid) => db.update(contracts).set({ signedAt: LONG_AGO }).where(eq(contracts.guid, guid)),
  ],
  ['is unsigned by its rows', 1, asUnsigned],
  [
    'is unsigned by its rows and by an audit that was changed',
    0,
    async (db, guid) => {
      await asUnsigned(db, guid);
      await db.update(audit).set({ event: 'resumed' }).where(isSigning(guid));
    },
  ],
])(
  'a signed request that %s is erased neither by the command nor by the service',
  async (_, keeps, change) => {
    const { guid } = (await signed(service)).step;
    await linkAudit(service.deps);
    const { db } = service.deps;
    await change(db, guid);
    for (const evenSigned of [false, true])
      await expect(eraseRequest(service.deps, guid, 'command', { evenSigned })).rejects.toThrow(
        RecordChanged,
      );
    expect(await findRequest(db, guid)).toBeDefined();
    const before = (await found(service)).filter((line) => !line.includes(guid));
    await eraseRequest(service.deps, guid, 'command', { evenSigned: true, evenChanged: true });
    expect(await findRequest(db, guid)).toBeUndefined();
    // What either of them still calls signed leaves its evidence, and all the same it is told from then on.
    expect(await db.$count(keptEvidence, eq(keptEvidence.about, guid))).toBe(keeps);
    const { findings, withoutEvidence } = await verifyAudit(service.deps);
    expect(withoutEvidence.includes(guid)).toBe(keeps === 0);
    const after = findings.filter((line) => !before.includes(line));
    expect(after).toEqual([expect.stringMatching(`request ${guid} .*changed.* before it was erased$`)]);
  },
);

it('a request whose record was changed is not erased as unsigned', async () => {
  const { guid } = (await signed(service)).step;
  await asUnsigned(service.deps.db, guid);
  const erased = (evenSigned: boolean) =>
    eraseRequest(service.deps, guid, 'command', { evenSigned, evenChanged: true });
  await expect(erased(false)).rejects.toThrow(RequestSigned);
  expect(await erased(true)).toBeGreaterThan(0);
});

it('a signed request whose rows say that it is open is not erased as abandoned', async () => {
  const { guid } = (await signed(service)).step;
  await asUnsigned(service.deps.db, guid);
  service.clock.pass({ minutes: YEAR });
  await eraseAbandoned(service.deps);
  expect(await findRequest(service.deps.db, guid)).toBeDefined();
  service.clock.pass({ minutes: -YEAR });
});

it.each(['removed', 'changed'])(
  'rows of the audit that were %s are found after the erasure too',
  async (how) => {
    const { db, clock } = service.deps;
    const { guid } = (await signed(service)).step;
    await linkAudit(service.deps);
    const before = (await found(service)).length;
    if (how === 'removed') await db.delete(audit).where(isSigning(guid));
    else await db.update(audit).set({ event: 'resumed' }).where(isSigning(guid));
    await eraseRows(db, { guid, at: clock.now(), by: 'retention', wasSigned: false });
    const said = `rows of request ${guid} were changed or removed before it was erased`;
    const now = await found(service);
    expect([now.includes(said), now.length]).toEqual([true, before + 1]);
  },
);

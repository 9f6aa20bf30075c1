// Only the service may erase, and the evidence of a signed request is compared with the audit.
import { and, eq, sql } from 'drizzle-orm';
import { audit, contracts, keptEvidence, requests } from '../../../server/db/schema';
import { linkAudit } from '../../../server/jobs/auditChain';
import { eraseAbandoned, eraseLeftovers } from '../../../server/jobs/retention';
import { eraseRequest, RecordChanged, RequestSigned } from '../../../server/privacy/erase';
import { eraseRows } from '../../../server/privacy/eraseRows';
import { verifyAudit } from '../../../server/privacy/verifyAudit';
import { verifyCommand } from '../../../server/verifyCommand';
import { writeEvidence } from '../../../server/evidenceCommand';
import type { Opened } from '../../../server/command';
import type { Db } from '../../../server/db/types';
import { findRequest } from '../../../server/repositories/requests';
import { findKeptEvidence } from '../../../server/repositories/keptEvidence';
import { recordAudit } from '../../../server/repositories/audit';
import { signed, testService } from '../support';

const service = testService();

const found = async (): Promise<readonly string[]> => {
  await linkAudit(service.deps, { ofAnyAge: true });
  return (await verifyAudit(service.deps)).findings;
};

const erasedRequest = async (): Promise<string> => {
  const { guid } = (await signed(service)).step;
  await linkAudit(service.deps);
  await eraseRequest(service.deps, guid, 'command', { evenSigned: true });
  return guid;
};

it('a request that was erased leaves its links, and its evidence may be neither removed nor replaced', async () => {
  const { db } = service.deps;
  const [guid, other] = [await erasedRequest(), await erasedRequest()];
  expect(await found()).toEqual([]);
  const { erased } = await verifyAudit(service.deps);
  expect(erased).toBeGreaterThan(10);

  const [kept] = await db.select().from(keptEvidence).where(eq(keptEvidence.about, other));
  if (!kept) throw new Error('Nothing was kept');
  await db.update(keptEvidence).set({ content: kept.content }).where(eq(keptEvidence.about, guid));
  expect(await found()).toEqual([`the evidence of request ${guid}, which was erased, was changed`]);
  await db.delete(keptEvidence).where(eq(keptEvidence.about, guid));
  expect(await found()).toEqual([`the evidence of request ${guid}, which was erased, was removed`]);

  const years = service.deps.config.EVIDENCE_YEARS;
  service.clock.pass({ minutes: (years + 1) * 366 * 24 * 60 });
  expect(await found()).toEqual([]);
  service.clock.pass({ minutes: -(years + 1) * 366 * 24 * 60 });
});

it('an erasure that somebody wrote into the database, or took from another request, erases nothing', async () => {
  const { db } = service.deps;
  const real = await erasedRequest();
  const { guid } = (await signed(service)).step;
  await linkAudit(service.deps);
  const before = (await found()).length;
  const [row] = await db
    .select()
    .from(audit)
    .where(and(eq(audit.guid, real), eq(audit.event, 'erased')));
  await db.delete(audit).where(eq(audit.guid, guid));
  await db.delete(contracts).where(eq(contracts.guid, guid));
  await db.delete(requests).where(eq(requests.guid, guid));
  for (const details of [{ by: 'command', files: 7 }, row?.details ?? {}]) {
    await recordAudit(db, { guid, at: row?.at ?? service.clock.now(), event: 'erased', details });
    const said = (await found()).slice(before);
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

it.each<[string, (db: Db, guid: string) => Promise<unknown>]>([
  [
    'was signed long ago by its rows',
    (db, guid) => db.update(contracts).set({ signedAt: LONG_AGO }).where(eq(contracts.guid, guid)),
  ],
  ['is unsigned by its rows', asUnsigned],
  [
    'is unsigned by its rows and by an audit that was changed',
    async (db, guid) => {
      await asUnsigned(db, guid);
      await db.update(audit).set({ event: 'resumed' }).where(isSigning(guid));
    },
  ],
])('a signed request that %s is erased neither by the command nor by the service', async (_, change) => {
  const { guid } = (await signed(service)).step;
  await linkAudit(service.deps);
  const { db } = service.deps;
  await change(db, guid);
  for (const evenSigned of [false, true])
    await expect(eraseRequest(service.deps, guid, 'command', { evenSigned })).rejects.toThrow(RecordChanged);
  expect(await findRequest(db, guid)).toBeDefined();
  const before = await found();
  await eraseRequest(service.deps, guid, 'command', { evenSigned: true, evenChanged: true });
  expect(await findRequest(db, guid)).toBeUndefined();
  const { findings, withoutEvidence } = await verifyAudit(service.deps);
  expect(withoutEvidence).toContain(guid);
  const after = findings.filter((line) => !before.includes(line));
  expect(after.every((line) => line.includes(`request ${guid}`))).toBe(true);
});

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
    const before = (await found()).length;
    if (how === 'removed') await db.delete(audit).where(isSigning(guid));
    else await db.update(audit).set({ event: 'resumed' }).where(isSigning(guid));
    await eraseRows(db, { guid, at: clock.now(), by: 'retention', wasSigned: false });
    const said = `rows of request ${guid} were changed or removed before it was erased`;
    const now = await found();
    expect([now.includes(said), now.length]).toEqual([true, before + 1]);
  },
);

describe('kept evidence', () => {
  const kept = (guid: string) => eq(keptEvidence.about, guid);

  it('is not deleted because of a time that was changed, and the change is found', async () => {
    const { db } = service.deps;
    const guid = await erasedRequest();
    const before = (await found()).length;
    await db.update(keptEvidence).set({ signedAt: LONG_AGO }).where(kept(guid));
    await eraseLeftovers(service.deps);
    expect(await findKeptEvidence(db, guid)).toBeDefined();
    const said = `the evidence of request ${guid}, which was erased, has another time than that of the signature`;
    expect(await found()).toContain(said);
    expect(await found()).toHaveLength(before + 1);
    await db.update(keptEvidence).set({ signedAt: service.clock.now() }).where(kept(guid));
  });

  it('that cannot be opened is found by name, the walk goes on, and the command reports it', async () => {
    const { db } = service.deps;
    const [guid, other] = [await erasedRequest(), (await signed(service)).step.guid];
    await linkAudit(service.deps);
    const before = (await found()).length;
    const content = sql`overlay(content placing 'AAAA' from 100)`;
    await db.update(keptEvidence).set({ content }).where(kept(guid));
    await db.update(audit).set({ event: 'resumed' }).where(isSigning(other));
    const said = await found();
    expect(said).toContain(`the evidence of request ${guid}, which was erased, was changed`);
    expect(said.filter((line) => line.includes(`of request ${other} `))).toHaveLength(3);
    expect(said).toHaveLength(before + 4);
    const opened = service.deps as unknown as Opened;
    await expect(verifyCommand(opened, [])).rejects.toThrow(/Its end is \d+:[0-9a-f]{64}\./);
    const changed = `The evidence that was kept of request ${guid} was changed`;
    await expect(writeEvidence(opened, guid, 'never-written')).rejects.toThrow(changed);
    service.clock.pass({ minutes: 21 * YEAR });
    await eraseLeftovers(service.deps);
    service.clock.pass({ minutes: -21 * YEAR });
    expect(await db.$count(keptEvidence, kept(guid))).toBe(1);
  });

  it('is not reported under the name of another request', async () => {
    const { db } = service.deps;
    const [guid, other] = [await erasedRequest(), await erasedRequest()];
    const [row] = await db.select().from(keptEvidence).where(kept(other));
    if (!row) throw new Error('Nothing was kept');
    await db.update(keptEvidence).set({ content: row.content }).where(kept(guid));
    const opened = service.deps as unknown as Opened;
    await expect(writeEvidence(opened, guid, 'never-written')).rejects.toThrow('was changed');
  });
});

it('the command names a signed request that was erased without evidence', async () => {
  const { guid } = (await signed(service)).step;
  await linkAudit(service.deps);
  const deps = { ...service.deps, config: { ...service.config, EVIDENCE_YEARS: 0 } };
  await eraseRequest(deps, guid, 'command', { evenSigned: true });
  expect((await verifyAudit(service.deps)).withoutEvidence).toContain(guid);
});

// Who may erase: the service alone, and what it keeps of a signed request is held against the audit.
import { and, eq } from 'drizzle-orm';
import { audit, contracts, keptEvidence, requests } from '../../../server/db/schema';
import { linkAudit } from '../../../server/jobs/auditChain';
import { eraseRequest } from '../../../server/privacy/erase';
import { verifyAudit } from '../../../server/privacy/verifyAudit';
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

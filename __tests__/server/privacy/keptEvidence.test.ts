import { and, eq, sql } from 'drizzle-orm';
import { audit, keptEvidence } from '../../../server/db/schema';
import { linkAudit } from '../../../server/jobs/auditChain';
import { eraseLeftovers } from '../../../server/jobs/retention';
import { eraseRequest } from '../../../server/privacy/erase';
import { verifyAudit } from '../../../server/privacy/verifyAudit';
import { verifyCommand } from '../../../server/verifyCommand';
import { writeEvidence } from '../../../server/evidenceCommand';
import type { Opened } from '../../../server/command';
import { findKeptEvidence } from '../../../server/repositories/keptEvidence';
import { signed, testService } from '../support';
import { erasedRequest, found } from './erasedRequests';

const service = testService();
const YEAR = 366 * 24 * 60;
const LONG_AGO = new Date('1990-01-01T00:00:00.000Z');

const isSigning = (guid: string) => and(eq(audit.guid, guid), eq(audit.event, 'document-signed'));

describe('kept evidence', () => {
  const kept = (guid: string) => eq(keptEvidence.about, guid);

  it('is not deleted because of a time that was changed, and the change is found', async () => {
    const { db } = service.deps;
    const guid = await erasedRequest(service);
    const before = (await found(service)).length;
    await db.update(keptEvidence).set({ signedAt: LONG_AGO }).where(kept(guid));
    await eraseLeftovers(service.deps);
    expect(await findKeptEvidence(db, guid)).toBeDefined();
    const said = `the evidence of request ${guid}, which was erased, has another time than that of the signature`;
    expect(await found(service)).toContain(said);
    expect(await found(service)).toHaveLength(before + 1);
    await db.update(keptEvidence).set({ signedAt: service.clock.now() }).where(kept(guid));
  });

  it('that cannot be opened is found by name, the walk goes on, and the command says so in a line', async () => {
    const { db } = service.deps;
    const [guid, other] = [await erasedRequest(service), (await signed(service)).step.guid];
    await linkAudit(service.deps);
    const before = (await found(service)).length;
    const content = sql`overlay(content placing 'AAAA' from 100)`;
    await db.update(keptEvidence).set({ content }).where(kept(guid));
    await db.update(audit).set({ event: 'resumed' }).where(isSigning(other));
    const said = await found(service);
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

  it('is not told under the name of another request', async () => {
    const { db } = service.deps;
    const [guid, other] = [await erasedRequest(service), await erasedRequest(service)];
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

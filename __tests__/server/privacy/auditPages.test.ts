// An audit of years: no statement looks at all of it, so none takes longer than the database lets it.
import { NoopLogger } from 'drizzle-orm';
import { audit, auditLinks } from '../../../server/db/schema';
import { linkAudit } from '../../../server/jobs/auditChain';
import { verifyAudit } from '../../../server/privacy/verifyAudit';
import { testService } from '../support';

const service = testService();
const row = (id: number, guid = 'a') => ({
  ...{ guid, id, at: service.clock.now() },
  ...{ event: 'resumed', details: {} },
});

beforeEach(async () => {
  await service.deps.db.delete(auditLinks);
  await service.deps.db.delete(audit);
});
afterEach(() => jest.restoreAllMocks());

it('links rows of any age by pages, those between others and two of one number too', async () => {
  const { db } = service.deps;
  const statements: string[] = [];
  await db.insert(audit).values([2, 5, 9, 14, 15, 16, 17, 40].map((id) => row(id)));
  await linkAudit(service.deps, { ofAnyAge: true, lookedAt: 3 });
  const between = [row(-3), row(1), row(1, 'b'), row(7), row(16, 'b'), row(50)];
  await db.insert(audit).values(between);
  jest.spyOn(NoopLogger.prototype, 'logQuery').mockImplementation((statement?: string) => {
    if (statement?.includes('not exists')) statements.push(statement);
  });
  const last = await linkAudit(service.deps, { ofAnyAge: true, lookedAt: 3 });
  expect([last?.position, last?.auditId]).toEqual([14, 50]);
  expect(statements.length).toBeGreaterThan(4);
  for (const statement of statements.slice(0, -1)) {
    expect(statement).toContain('"audit"."id" > $');
    expect(statement).toContain('"audit"."id" <= $');
  }
  expect(await verifyAudit(service.deps)).toMatchObject({ links: 14, findings: [] });
});

it('links more rows of one page than are linked at once', async () => {
  const ids = Array.from({ length: 1200 }, (_, at) => at + 1);
  await service.deps.db.insert(audit).values(ids.map((id) => row(id)));
  expect((await linkAudit(service.deps))?.position).toBe(1200);
  expect((await verifyAudit(service.deps)).findings).toEqual([]);
});

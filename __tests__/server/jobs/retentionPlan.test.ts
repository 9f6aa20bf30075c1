import { sql } from 'drizzle-orm';
import { lockAbandoned } from '../../../server/repositories/retention';
import { seedRequest } from '../seed';
import { testService } from '../support';

const service = testService();

it('[R6-01] the next abandoned request is found by an index that has no signed one', async () => {
  const { db, clock } = service.deps;
  const old = new Date(clock.now().getTime() - 90 * 24 * 60 * 60_000);
  const { guid } = await seedRequest(service, { step: 'thanks', state: 'completed', updatedAt: old });
  await db.execute(sql`
    create temporary table copies as select * from requests where guid = ${guid};
  `);
  await db.execute(sql`
    do $$ begin for n in 1..3000 loop
      update copies set guid = lpad(n::text, 24, '0');
      insert into requests select * from copies;
    end loop; end $$`);
  const { guid: abandoned } = await seedRequest(service, { updatedAt: old, createdAt: old });
  await db.execute(sql`analyze`);
  service.clock.pass({ minutes: 1 });
  const limits = { before: clock.now(), seenBefore: clock.now(), createdBefore: clock.now() };
  const readBy = async (index: string) => {
    const { rows } = (await db.execute(
      sql`select pg_stat_get_numscans(${index}::regclass) + pg_stat_get_xact_numscans(${index}::regclass) as scans`,
    )) as { rows: { scans: string }[] };
    return Number(rows[0]?.scans);
  };
  const before = await readBy('requests_open');
  expect(await lockAbandoned(db, limits)).toBe(abandoned);
  expect(await readBy('requests_open')).toBeGreaterThan(before);
});

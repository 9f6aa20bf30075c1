import { sql } from 'drizzle-orm';
import { findAnswers, saveAnswers } from '../../../server/repositories/answers';
import { lockRequest } from '../../../server/repositories/requests';
import { lockWithStored } from '../../../server/steps/stored';
import { begin, startTestApp, type TestApp } from '../support';
import { until } from '../support/uploading';
import { asOtherProcess } from '../../../scripts/testing/service/outside';

const now = new Date('2026-11-02T10:00:00Z');
const given = (value: string) => [{ widget: 'card', component: 'name', value }];

let service: TestApp;
let guid: string;
beforeAll(async () => {
  service = await startTestApp();
  ({ guid } = await (await begin(service)).call('onboardingNext', { number: null, widgets: [] }));
});
afterAll(() => service.close());

/** On the embedded database, the second transaction waits for the whole of the first, not for its lock. */
const waitsForLock = async (): Promise<boolean> => {
  if (!process.env['TEST_DATABASE_URL']) return true;
  const { rows } = (await service.deps.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as { rows: unknown[] };
  return rows.length > 0;
};

it('reads answers as they are once the lock is held', async () => {
  const { db } = service.deps;
  let reading: ReturnType<typeof lockWithStored> | undefined;
  await db.transaction(async (holder) => {
    await lockRequest(holder, guid);
    reading = asOtherProcess(() =>
      db.transaction(async (tx) => {
        const locked = await lockWithStored(tx, guid);
        expect(await locked?.answers.of('card')).toMatchObject(given('of the holder'));
        return locked;
      }),
    );
    await until(waitsForLock);
    await saveAnswers(holder, guid, 'card', given('of the holder'), now);
  });
  expect(await reading).toMatchObject({ request: { guid }, invitations: [] });
});

it('has the answers that the transaction sets, and rereads those that it forgets', async () => {
  const { db } = service.deps;
  await db.transaction(async (tx) => {
    await saveAnswers(tx, guid, 'card', given('first'), now);
    const locked = await lockWithStored(tx, guid);
    if (!locked) throw new Error('The request is gone');
    const { answers } = locked;
    const names = async (): Promise<readonly string[]> =>
      (await answers.of('card')).map(({ value }) => value);
    expect(await names()).toEqual(['first']);
    answers.set('card', await findAnswers(tx, guid, 'no such step'));
    expect(await names()).toEqual([]);
    await saveAnswers(tx, guid, 'card', given('second'), now);
    answers.forget('card');
    expect(await names()).toEqual(['second']);
    expect(await answers.of('identification')).toEqual([]);
  });
  expect(await db.transaction((tx) => lockWithStored(tx, 'no such request'))).toBeUndefined();
});

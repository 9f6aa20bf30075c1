import { findAnswers, saveAnswers } from '../../../server/repositories/answers';
import type { OpenDatabase } from '../../../server/db/types';
import { freshDatabase } from '../../../scripts/testing/service/database';

const now = new Date('2026-11-02T10:00:00Z');
const given = (value: string) => [{ widget: 'card', component: 'name', value }];
const values = async ({ db }: OpenDatabase): Promise<string[]> =>
  (await findAnswers(db, 'a request', 'card')).map(({ value }) => value);

let opened: OpenDatabase[] = [];
beforeAll(async () => {
  opened = [await freshDatabase(), await freshDatabase()];
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

it('runs a statement that was built before in the transaction that it is given', async () => {
  const [one] = opened as [OpenDatabase];
  await saveAnswers(one.db, 'a request', 'card', given('kept'), now);
  const undone = one.db.transaction(async (db) => {
    await saveAnswers(db, 'a request', 'card', given('undone'), now);
    expect((await findAnswers(db, 'a request', 'card'))[0]?.value).toBe('undone');
    throw new Error('stop');
  });
  await expect(undone).rejects.toThrow('stop');
  expect(await values(one)).toEqual(['kept']);
});

it('separates two databases of one process', async () => {
  const [one, other] = opened as [OpenDatabase, OpenDatabase];
  await saveAnswers(one.db, 'a request', 'card', given('one'), now);
  await saveAnswers(other.db, 'a request', 'card', given('other'), now);
  expect([await values(one), await values(other)]).toEqual([['one'], ['other']]);
});

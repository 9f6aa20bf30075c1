// Applicants write while answers are carried over: at a process that knows of it, and at one that does not.
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { readAnswerStorage } from '../../../server/db/answerStorage';
import { setKeyring } from '../../../server/db/keyring';
import { answers, marks, type Request } from '../../../server/db/schema';
import type { Db } from '../../../server/db/types';
import { carryAnswers } from '../../../server/privacy/carryAnswers';
import {
  findAnswers,
  saveAnswers,
  savedValue,
  type SavedAnswer as Written,
} from '../../../server/repositories/answers';
import { findRequest, insertRequest, lockRequest } from '../../../server/repositories/requests';
import { seedRequest } from '../seed';
import { testService } from '../support';
import { testKeyring } from '../support/keyring';

const service = testService();
const STEP = 'card';
const REQUESTS = 20;

/** What the service writes at one step, in the transaction of a call. Returns what it has found there. */
const write = (db: Db, guid: string, component: string, value: number): Promise<number> =>
  db.transaction(async (tx) => {
    await lockRequest(tx, guid);
    const saved = await findAnswers(tx, guid, STEP);
    const given = { widget: 'meanwhile', component, value: String(value) };
    await saveAnswers(tx, guid, STEP, [given], service.clock.now(), saved);
    return Number(savedValue(saved, 'meanwhile', component)?.value ?? -1);
  });

/** A process of this version that has started before the command, on a database of the version before. */
const usedBefore = async (): Promise<Db> => {
  const { db } = service.deps;
  await db.delete(marks);
  const replica = drizzle((db as unknown as { $client: Pool }).$client);
  setKeyring(replica, testKeyring);
  for (const process of [db, replica]) await readAnswerStorage(process);
  return replica;
};

it('waits for the call that is writing answers of the request', async () => {
  const { db } = service.deps;
  const replica = await usedBefore();
  const { guid } = await seedRequest(service);
  const given = { widget: 'meanwhile', component: 'new', value: 'written', status: '' };
  let isDone = false;
  let carried: ReturnType<typeof carryAnswers> | undefined;
  const isNobodyWaiting = async () => {
    const found = await db.execute(sql`select 1 from pg_locks where not granted`);
    return (found as { rows: object[] }).rows.length === 0;
  };
  await replica.transaction(async (tx) => {
    await lockRequest(tx, guid);
    await saveAnswers(tx, guid, STEP, [given], service.clock.now());
    carried = carryAnswers(db, service.clock.now()).finally(() => (isDone = true));
    while (!isDone && (await isNobodyWaiting()));
  });
  await carried;
  expect(await findAnswers(db, guid, STEP)).toContainEqual(given);
});

it('no write is lost, and none is read as it was before', async () => {
  const { db } = service.deps;
  const replica = await usedBefore();
  const { guid: first } = await seedRequest(service);
  const request = (await findRequest(db, first)) as Request;
  const before = await findAnswers(db, first, STEP);
  const guids = Array.from({ length: REQUESTS }, (_, number) => `${first}-${number}`);
  for (const guid of guids) {
    await insertRequest(db, { ...request, guid });
    await saveAnswers(db, guid, STEP, before, service.clock.now());
  }

  let isCarried = false;
  const carried = carryAnswers(db, service.clock.now()).finally(() => (isCarried = true));
  /** Writes 0, 1, 2 and so on into one component of each request in turn. Returns the last. */
  const writer = async (process: Db, component: string): Promise<Written> => {
    let value = 0;
    for (; !isCarried; value += 1)
      for (const guid of guids)
        expect([component, await write(process, guid, component, value)]).toEqual([component, value - 1]);
    return { widget: 'meanwhile', component, value: String(value - 1), status: '' };
  };
  const writers = ['one', 'two'].flatMap((name) => [writer(db, `${name} knows`), writer(replica, name)]);
  const last = await Promise.all(writers);
  expect((await carried).broken).toBe(0);
  // What the other process has written first to a step after it was passed is carried over by a second run.
  await carryAnswers(db, service.clock.now());
  expect(await db.select().from(answers)).toEqual([]);
  for (const guid of guids) {
    const found = await findAnswers(db, guid, STEP);
    expect(found).toEqual(expect.arrayContaining([...before, ...last]));
    expect(found).toHaveLength(before.length + last.length);
  }
});

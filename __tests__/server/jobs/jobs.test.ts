import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { attempts, codes, outbox, requests, sessions } from '../../../server/db/schema';
import { newStorageKey } from '../../../server/documents/keys';
import { jobsOf } from '../../../server/jobs';
import { runExclusively } from '../../../server/jobs/lock';
import { eraseAbandoned } from '../../../server/jobs/retention';
import { startJobs } from '../../../server/jobs/runner';
import { sweepFiles } from '../../../server/jobs/sweep';
import { saveAnswers } from '../../../server/repositories/answers';
import { listAudit } from '../../../server/repositories/audit';
import { saveCode } from '../../../server/repositories/codes';
import { findDocument } from '../../../server/repositories/documents';
import { findRequest, proofOf } from '../../../server/repositories/requests';
import { findSession, updateSession } from '../../../server/repositories/sessions';
import { hashToken } from '../../../server/session/token';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { seedRequest, type Seeded } from '../seed';
import { storedFiles } from '../storedFiles';
import { contractsInOrder } from '../../../server/repositories/signing';
import { signDocuments } from '../support/signing';
import { asOtherProcess } from '../../../scripts/testing/service/outside';
import { startTestApp, type TestApp, type TestClient } from '../support';

const DAY = 24 * 60;
let service: TestApp;
beforeEach(async () => {
  service = await startTestApp();
});
afterEach(() => service.close());

const takePicture = async ({ client }: Seeded) =>
  client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
const ageAll = async (): Promise<void> => {
  const at = service.clock.now();
  for (const key of await storedFiles(service))
    await utimes(join(service.config.DATA_DIR, 'documents', key.slice(0, 2), key), at, at);
};

it('erases requests that nobody signed or changed for 30 days, and no other', async () => {
  const { db } = service.deps;
  const abandoned = await seedRequest(service);
  await takePicture(abandoned);
  const completed = await seedRequest(service, { step: 'thanks', state: 'completed' });
  const signed = await seedRequest(service, { step: 'contract' });
  await signed.client.call('contactContractList', { guid: signed.guid });
  await signDocuments(service, signed.guid, { kinds: ['questionnaire'] });
  service.clock.pass({ minutes: 30 * DAY - 1 });
  const recent = await seedRequest(service);
  expect(await eraseAbandoned(service.deps)).toBe(0);
  expect((await storedFiles(service)).length).toBe(3);

  service.clock.pass({ minutes: 2 });
  expect(await eraseAbandoned(service.deps)).toBe(1);
  expect(await findRequest(db, abandoned.guid)).toBeUndefined();
  const erased = { event: 'erased', details: { by: 'retention', files: 1 } };
  expect(await listAudit(db, abandoned.guid)).toMatchObject([erased]);
  expect((await storedFiles(service)).length).toBe(2);
  for (const { guid } of [completed, signed, recent]) expect(await findRequest(db, guid)).toBeDefined();
});

it('erases no request that somebody has open or has the code for, or resumed within 30 days', async () => {
  const { db } = service.deps;
  const seed = () => seedRequest(service);
  const [open, located, verified, resumed] = [await seed(), await seed(), await seed(), await seed()];
  const lastEdit = (await findRequest(db, resumed.guid))?.updatedAt;
  const resume = async (guid: string, verified: boolean): Promise<TestClient> => {
    const client = service.client();
    await client.send('productInfo');
    const session = await findSession(db, hashToken([...client.cookies.values()][0] ?? ''));
    const request = await findRequest(db, guid);
    const resumeProof = verified && request ? (proofOf(db, request) ?? null) : null;
    await updateSession(db, session?.id ?? '', { resumeGuid: guid, resumeProof });
    return client;
  };

  service.clock.pass({ minutes: 20 * DAY });
  const opener = await resume(resumed.guid, true);
  expect(await opener.call('contactResume', { guid: resumed.guid })).toMatchObject({ status: 'success' });
  // The list's "last edit" is still that of the applicant.
  expect((await findRequest(db, resumed.guid))?.updatedAt).toEqual(lastEdit);

  service.clock.pass({ minutes: 10 * DAY + 1 });
  const now = service.clock.now();
  await db.update(sessions).set({ seenAt: now, createdAt: now }).where(eq(sessions.guid, open.guid));
  await resume(located.guid, false);
  await resume(verified.guid, true);
  expect(await eraseAbandoned(service.deps)).toBe(1);
  expect(await findRequest(db, located.guid)).toBeUndefined();
  for (const { guid } of [open, verified, resumed]) expect(await findRequest(db, guid)).toBeDefined();

  service.clock.pass({ minutes: service.config.SESSION_IDLE_MINUTES + 1 });
  expect(await eraseAbandoned(service.deps)).toBe(2);
  service.clock.pass({ minutes: 20 * DAY });
  expect(await eraseAbandoned(service.deps)).toBe(1);
});

it('all jobs together delete ended sessions, and codes, messages and counts a day later', async () => {
  const { db } = service.deps;
  const { guid } = await seedRequest(service);
  const at = service.clock.now();
  const code = { guid, purpose: 'sms', sessionId: 's', target: '333', hash: 'h', guesses: 0 } as const;
  await saveCode(db, { ...code, sentAt: at, expiresAt: at });
  await service.deps.sms.send({ to: '+393331234567', text: 'Codice 123456', code: '123456' });
  await db.insert(attempts).values({ subject: 'x', times: [at.getTime()], lastAt: at });
  await service.deps.documents.put(newStorageKey(), Buffer.from('x'), 'image/jpeg');
  const tables = [codes, outbox, attempts, sessions, requests];
  const leftAfter = async (minutes: number) => {
    for (let left = minutes; left > 0; left -= DAY / 2) {
      service.clock.pass({ minutes: Math.min(left, DAY / 2) });
      for (const { run } of jobsOf(service.deps)) await run();
    }
    const rows = await Promise.all(tables.map((table) => db.select().from(table)));
    return [...rows, await storedFiles(service)].map(({ length }) => length);
  };
  await ageAll();
  expect(await leftAfter(5)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await leftAfter(DAY - 6)).toEqual([1, 1, 1, 0, 1, 0]);
  expect(await leftAfter(2)).toEqual([0, 0, 0, 0, 1, 0]);
  expect(await leftAfter(30 * DAY)).toEqual([0, 0, 0, 0, 0, 0]);
});

it('sweeps files without a row once they are an hour old, and reports missing ones', async () => {
  const { db, documents, log } = service.deps;
  const { guid, client } = await seedRequest(service, { step: 'contract' });
  await client.call('contactContractList', { guid });
  const first = (await contractsInOrder(db, guid)).map(({ storageKey }) => storageKey);
  const changed = { widget: 'residenza', component: 'indirizzo', value: 'Corso Buenos Aires 1' };
  await saveAnswers(db, guid, 'address-info', [changed], service.clock.now());
  await client.call('contactContractList', { guid });
  const inForce = (await contractsInOrder(db, guid)).map(({ storageKey }) => storageKey);
  const early = await seedRequest(service);
  await takePicture(early);
  const picture = (await findDocument(db, early.guid, 'FRONT_DOC_1'))?.storageKey ?? '';
  // As a process that was killed between a file and its row leaves it.
  const orphan = newStorageKey();
  await documents.put(orphan, Buffer.from('x'), 'image/jpeg');
  await ageAll();

  service.clock.pass({ minutes: 59 });
  expect(await sweepFiles(service.deps)).toMatchObject({ orphans: 0, drafts: 0, missing: 0 });
  service.clock.pass({ minutes: 2 });
  expect(await sweepFiles(service.deps)).toMatchObject({ orphans: 3, drafts: 0, missing: 0 });
  expect((await storedFiles(service)).sort()).toEqual([...inForce, picture].sort());
  expect(first.some((key) => inForce.includes(key))).toBe(false);

  await documents.remove(picture);
  const warn = jest.spyOn(log, 'warn');
  expect(await sweepFiles(service.deps)).toMatchObject({ orphans: 0, drafts: 0, missing: 1 });
  const missing = { guid: early.guid, what: 'FRONT_DOC_1', storageKey: picture };
  expect(warn).toHaveBeenCalledWith(missing, 'A stored file is missing');
});

it('lets one replica at a job at a time', async () => {
  const url = process.env['TEST_DATABASE_URL'];
  const { db } = service.deps;
  expect(await runExclusively(db, 'one', async () => 'mine')).toBe('mine');
  expect(await runExclusively(db, 'one', async () => 'mine again')).toBe('mine again');
  // The embedded database has one connection, and so one process.
  if (!url) return;
  await runExclusively(db, 'one', async () => {
    const theirs = (job: string) => asOtherProcess(() => runExclusively(db, job, async () => 'theirs'));
    expect(await theirs('one')).toBeUndefined();
    expect(await theirs('other')).toBe('theirs');
  });
});

it('runs jobs again and again, whatever one of them throws, until it is stopped', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  // At 0.5 no interval is spread.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  try {
    const error = jest.fn();
    const ran: string[] = [];
    let finish: () => void = () => undefined;
    const job = (name: string, run: () => Promise<void>) => ({
      ...{ name, everyMs: 1000 },
      run: async () => {
        ran.push(name);
        await run();
      },
    });
    const bad = job('bad', () => Promise.reject(new Error('no')));
    const held = new Promise<void>((resolve) => (finish = resolve));
    const good = job('good', () => (ran.length < 6 ? Promise.resolve() : held));
    const jobs = startJobs([bad, good], { error }, { firstMs: 1000 });
    await jest.advanceTimersByTimeAsync(3000);
    expect(ran).toEqual(['bad', 'good', 'bad', 'good', 'bad', 'good']);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ job: 'bad' }), 'A job failed');
    const stopped = jest.fn();
    const stopping = jobs.stop().then(stopped);
    await jest.advanceTimersByTimeAsync(100);
    expect(stopped).not.toHaveBeenCalled();
    finish();
    await stopping;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(ran).toHaveLength(6);
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});

it('ends a stop although a job hangs', async () => {
  let runs = 0;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const run = () => {
    runs += 1;
    begin();
    return new Promise<void>(() => undefined);
  };
  const jobs = startJobs([{ name: 'hanging', everyMs: 1, run }], service.deps.log, {
    firstMs: 1,
    stopMs: 20,
  });
  await begun;
  await jobs.stop();
  expect(runs).toBe(1);
});

import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { webhookEvents, type EventType } from '../../../server/db/schema';
import { pauseAfter } from '../../../server/domain/retry';
import { deliverWebhooks } from '../../../server/jobs';
import { eraseLeftovers } from '../../../server/jobs/retention';
import { recordChange } from '../../../server/repositories/webhookEvents';
import { retryWebhooks, webhooksText } from '../../../server/review/webhooks/commands';
import { signatureOf } from '../../../server/review/webhooks/sign';
import { eraseRequest } from '../../../server/privacy/erase';
import { seedRequest } from '../seed';
import { FakeClock, startTestApp, type TestApp } from '../support';
import { startReceiver, type Receiver } from '../support/receiver';

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const clock = new FakeClock();
let receiver: Receiver;
let service: TestApp;
beforeAll(async () => {
  receiver = await startReceiver(SECRET, () => clock.now());
  const environment = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET };
  service = await startTestApp({ clock, environment });
});
afterAll(async () => {
  await service.close();
  await receiver.stop();
});
beforeEach(async () => {
  await service.deps.db.delete(webhookEvents);
  receiver.heard.length = receiver.unsigned.length = receiver.paths.length = 0;
  receiver.answer = () => 204;
});

const change = (guid: string, type: EventType = 'document.accepted', to = service) =>
  recordChange(to.deps.db, { guid, journey: 'ABCDEFGH' }, { type, state: 'completed', at: clock.now() });
const rows = () => service.deps.db.select().from(webhookEvents).orderBy(webhookEvents.id);
const DAY = 24 * 60;

it('delivers each event at least once, in the order of its request and never unsigned, whatever fails', async () => {
  const outcome = fc.constantFrom(204, 200, 500, 410, 302, 'cut', 'lost');
  const guids = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(guids, fc.array(outcome, { maxLength: 20 }), async (changes, outcomes) => {
      await service.deps.db.delete(webhookEvents);
      receiver.heard.length = 0;
      const left = [...outcomes] as (number | 'cut' | 'lost')[];
      receiver.answer = () => left.shift() ?? 204;
      for (const guid of changes) await change(guid);
      const wanted = await rows();
      for (let turn = 0; turn < 60 && (await rows()).some(({ status }) => status === 'pending'); turn += 1) {
        await deliverWebhooks(service.deps);
        clock.pass({ minutes: 60 });
      }
      expect((await rows()).map(({ status }) => status)).toEqual(wanted.map(() => 'delivered'));
      for (const guid of new Set(changes)) {
        const ids = wanted.filter((one) => one.guid === guid).map(({ messageId }) => messageId);
        const heard = receiver.heard.filter(({ data }) => data['guid'] === guid).map(({ id }) => id);
        // Repetitions are next to each other: the order is kept.
        expect(heard.filter((id, at) => id !== heard[at - 1])).toEqual(ids);
      }
      expect(receiver.unsigned).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

it('sends no personal value and follows no redirect', async () => {
  receiver.answer = () => 307;
  await recordChange(
    service.deps.db,
    { guid: 'g', journey: 'ABCDEFGH' },
    { type: 'document.refused', state: 'document_ko', document: 'FRONT_DOC_1', at: clock.now() },
  );
  expect(await deliverWebhooks(service.deps)).toBe(1);
  expect(receiver.paths).toEqual(['/hook']);
  expect(receiver.heard).toEqual([
    {
      id: expect.stringMatching(/^msg_[\w-]{24}$/) as string,
      type: 'document.refused',
      timestamp: clock.now().toISOString(),
      data: { guid: 'g', journey: 'ABCDEFGH', state: 'document_ko', document: 'FRONT_DOC_1' },
    },
  ]);
  expect(await rows()).toMatchObject([{ status: 'pending', failure: '307', attempts: 1 }]);
});

it('tries for three days at growing pauses, gives up, and tries again on request', async () => {
  receiver.answer = () => 503;
  await change('g');
  const began = clock.now().getTime();
  for (let turn = 0; turn < 10_000 && (await rows())[0]?.status === 'pending'; turn += 1) {
    const next = (await rows())[0]?.nextAt.getTime() ?? 0;
    clock.pass({ seconds: Math.max(0, next - clock.now().getTime()) / 1000 });
    await deliverWebhooks(service.deps);
  }
  expect(await rows()).toMatchObject([{ status: 'dead', failure: '503' }]);
  const hours = (clock.now().getTime() - began) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(72);
  expect(hours).toBeLessThanOrEqual(80);
  const pauses = Array.from({ length: 30 }, (_, at) => pauseAfter(at + 1));
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
  expect([pauses[0], pauses[1], pauses.at(-1)]).toEqual([10_000, 30_000, 8 * 3_600_000]);
  expect(await webhooksText(service.deps)).toMatch(
    /1 dead[\s\S]*dead .*document\.accepted .*ABCD-EFGH .*503/,
  );
  receiver.answer = () => 204;
  await deliverWebhooks(service.deps);
  expect((await rows())[0]?.status).toBe('dead');
  expect(await retryWebhooks(service.deps)).toBe('1 dead events will be tried again.');
  await deliverWebhooks(service.deps);
  expect((await rows())[0]?.status).toBe('delivered');
});

it('lets an event wait for the one before it of its request only', async () => {
  receiver.answer = () => (receiver.heard.length === 0 ? 500 : 204);
  for (const guid of ['a', 'a', 'b']) await change(guid);
  await deliverWebhooks(service.deps);
  clock.pass({ seconds: 1 });
  await deliverWebhooks(service.deps);
  expect((await rows()).map(({ guid, status }) => [guid, status])).toEqual([
    ['a', 'pending'],
    ['a', 'pending'],
    ['b', expect.stringMatching(/delivered|pending/)],
  ]);
  clock.pass({ minutes: 1 });
  await deliverWebhooks(service.deps);
  expect((await rows()).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
});

it('reports an erasure after the event under way, however long the one before it waits', async () => {
  const { guid } = await seedRequest(service, { state: 'completed' });
  await change(guid);
  let release: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    receiver.hold = () => {
      resolve();
      return new Promise((go) => (release = go));
    };
  });
  const first = deliverWebhooks(service.deps);
  await isHeld;
  receiver.hold = undefined;
  await eraseRequest(service.deps, guid, 'command', { evenSigned: true });
  expect(await deliverWebhooks(service.deps)).toBe(0);
  release();
  await first;
  clock.pass({ minutes: 1 });
  await deliverWebhooks(service.deps);
  expect(receiver.heard.map(({ type }) => type)).toEqual(['document.accepted', 'request.erased']);

  const other = (await seedRequest(service, { state: 'completed' })).guid;
  await change(other);
  const inHours = new Date(clock.now().getTime() + 8 * 3_600_000);
  await service.deps.db
    .update(webhookEvents)
    .set({ attempts: 9, nextAt: inHours })
    .where(eq(webhookEvents.guid, other));
  await eraseRequest(service.deps, other, 'command', { evenSigned: true });
  clock.pass({ minutes: 1 });
  expect(await deliverWebhooks(service.deps)).toBe(1);
});

it('takes over what a process that died was sending, after a minute', async () => {
  await change('g');
  await service.deps.db.update(webhookEvents).set({ nextAt: new Date(clock.now().getTime() + 60_000) });
  expect(await deliverWebhooks(service.deps)).toBe(0);
  clock.pass({ minutes: 1 });
  expect(await deliverWebhooks(service.deps)).toBe(1);
});

it('keeps what has ended for 30 days, and without a receiver nothing for more than three', async () => {
  await change('g');
  await deliverWebhooks(service.deps);
  await service.deps.db.update(webhookEvents).set({ status: 'dead' }).where(eq(webhookEvents.guid, 'h'));
  clock.pass({ minutes: 30 * DAY - 1 });
  await change('late');
  await eraseLeftovers(service.deps);
  expect(await rows()).toHaveLength(2);
  clock.pass({ minutes: 2 });
  await eraseLeftovers(service.deps);
  expect((await rows()).map(({ guid }) => guid)).toEqual(['late']);
  const silent = await startTestApp({ clock, database: service.database });
  expect(await deliverWebhooks(silent.deps)).toBe(0);
  clock.pass({ minutes: 3 * DAY });
  await eraseLeftovers(silent.deps);
  expect(await rows()).toEqual([]);
  await silent.close();
});

it('signs with every secret while one is replaced, and with none throws', () => {
  const message = { id: 'msg_1', timestamp: 1, body: '{}' };
  expect(signatureOf(message, [SECRET, SECRET])).toMatch(/^(v1,[\w+/]{43}=) \1$/);
  expect(() => signatureOf(message, [])).toThrow('needs a secret');
});

import fc from 'fast-check';
import { jobsOf } from '../../../server/jobs';
import { isClockBelieved } from '../../../server/jobs/clockDoubt';
import { saveClockMarks } from '../../../server/repositories/clockMarks';
import { findRequest } from '../../../server/repositories/requests';
import { recordChange, takeDueEvents } from '../../../server/repositories/webhookEvents';
import { seedRequest } from '../seed';
import { begin, newApplicant, testService } from '../support';

const service = testService();
const HOUR = 60;
const DAY = 24 * HOUR;

beforeEach(() => saveClockMarks(service.deps.db, { believed: service.clock.now() }));

const runJobs = async (): Promise<void> => {
  for (const { run } of jobsOf(service.deps)) await run();
};

type Move =
  | { readonly kind: 'runs'; readonly hours: number }
  | { readonly kind: 'off'; readonly days: number }
  | { readonly kind: 'jumps'; readonly days: number };

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('runs' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('off' as const), days: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('jumps' as const), days: fc.integer({ min: -60, max: 60 }) }),
);

it('[R6-01] doubts a clock for a day after it was set ahead or stopped for longer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
      await saveClockMarks(service.deps.db, { believed: service.clock.now() });
      /**
       * The hours since the clock went ahead by more than a day, by its own time; undefined when it has
       * not.
       */
      let evenHours: number | undefined;
      let aheadBy = 0;
      for (const one of moves) {
        if (one.kind === 'runs') {
          for (let hour = 0; hour < one.hours; hour += 1) {
            service.clock.pass({ minutes: HOUR });
            if (evenHours !== undefined) evenHours += 1;
            aheadBy = 0;
            const believed = await isClockBelieved(service.deps);
            if (evenHours === undefined) expect(believed).toBe(true);
            else if (evenHours < 24) expect(believed).toBe(false);
            else if (evenHours > 25) expect(believed).toBe(true);
            if (believed) evenHours = undefined;
          }
          continue;
        }
        service.clock.pass({ minutes: one.days * DAY });
        aheadBy += one.days;
        // The next check sees how far the clock went since the last one.
        if (evenHours === undefined && aheadBy >= 1) evenHours = -1;
        if (evenHours === -1 && aheadBy < 1) evenHours = undefined;
        if (evenHours !== undefined && evenHours >= 0) return;
      }
    }),
    { numRuns: 60 },
  );
});

it('[R6-01] a start with a clock a month ahead erases nothing, and plans wait for no month', async () => {
  const { db } = service.deps;
  const { guid } = await seedRequest(service);
  await runJobs();
  service.clock.pass({ minutes: 31 * DAY });
  for (let hour = 0; hour < 23; hour += 1) {
    await runJobs();
    service.clock.pass({ minutes: HOUR });
  }
  expect(await findRequest(db, guid)).toBeDefined();
  const at = service.clock.now();
  await recordChange(db, { guid, journey: 'ABCDEFGH' }, { type: 'request.signed', state: 'completed', at });
  service.clock.pass({ minutes: -31 * DAY });
  expect(await isClockBelieved(service.deps)).toBe(true);
  expect(await takeDueEvents(db, { now: service.clock.now(), limit: 10 })).toHaveLength(1);
  await runJobs();
  expect(await findRequest(db, guid)).toBeDefined();
  for (let day = 0; day < 33; day += 1) {
    service.clock.pass({ minutes: DAY });
    await runJobs();
  }
  expect(await findRequest(db, guid)).toBeUndefined();
});

it('[R6-01] a service that was off for a month erases what is old a day after its start', async () => {
  const { guid } = await seedRequest(service);
  await runJobs();
  service.clock.pass({ minutes: 40 * DAY });
  await runJobs();
  expect(await findRequest(service.deps.db, guid)).toBeDefined();
  for (let hour = 0; hour < 25; hour += 1) {
    service.clock.pass({ minutes: HOUR });
    await runJobs();
  }
  expect(await findRequest(service.deps.db, guid)).toBeUndefined();
});

it('[R2.4-05] nobody waits over a minute and a half for the next code after the clock was set back', async () => {
  const instants = fc.tuple(fc.integer({ min: 0, max: 3 * 86_400 }), fc.integer({ min: 0, max: 500 }));
  await fc.assert(
    fc.asyncProperty(instants, async ([back, later]) => {
      const { nome, cognome, cf: codiceFiscale, email: indirizzo } = newApplicant();
      const client = await begin(service);
      await client.call('checkCustomerInfo', { nome, cognome, codiceFiscale, intestatari: 1 });
      const send = () => client.call('validateEmail', { indirizzo });
      expect(await send()).toMatchObject({ status: 'success' });
      service.clock.pass({ seconds: later - back });
      const { status, message = '' } = await send();
      const seconds = Number(/tra (\d+) second/.exec(message)?.[1] ?? 0);
      expect([message, status === 'success' || seconds > 0, seconds <= 90]).toEqual([message, true, true]);
      service.clock.pass({ seconds });
      if (status !== 'success') expect(await send()).toMatchObject({ status: 'success' });
    }),
    { numRuns: 25, examples: [[[7200, 0]], [[7200, 7190]], [[60, 90]], [[30, 0]], [[31, 0]]] },
  );
});

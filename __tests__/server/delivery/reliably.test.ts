import fc from 'fast-check';
import { createDeliveryCounts } from '../../../server/delivery/counts';
import { reliably } from '../../../server/delivery/reliably';
import type { Message } from '../../../server/deps';
import { NotDelivered, type FailedDelivery } from '../../../server/errors/notDelivered';

interface Fault {
  readonly outcome: FailedDelivery;
  readonly retryAfterMs?: number;
}

const trial = async (faults: readonly Fault[], message: Message = { to: 'x', text: 'x', code: '1' }) => {
  const waits: number[] = [];
  const counts = createDeliveryCounts();
  let attempts = 0;
  const send = reliably(
    'sms',
    async () => {
      const fault = faults[attempts];
      attempts += 1;
      if (fault) throw new NotDelivered('x', fault);
      return 'id';
    },
    { counts, wait: async (ms) => void waits.push(ms) },
  );
  const failed = await send(message).then(() => undefined, (error: NotDelivered) => error.outcome); // prettier-ignore
  const counted = counts.all().filter(({ count }) => count > 0);
  return { attempts, waits, failed, counted };
};

const fault: fc.Arbitrary<Fault> = fc.record(
  {
    outcome: fc.constantFrom('refused', 'throttled', 'unreachable', 'unclear'),
    retryAfterMs: fc.integer({ min: 0, max: 20_000 }),
  },
  { requiredKeys: ['outcome'] },
);

it('only what was surely not sent is sent again, at most twice, and each message is counted once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 5 }), async (faults) => {
      const { attempts, waits, failed, counted } = await trial(faults);
      const before = faults.slice(0, attempts - 1);
      for (const { outcome } of before) expect(['throttled', 'unreachable']).toContain(outcome);
      expect(attempts).toBeLessThanOrEqual(3);
      // The gateway gets the time that it asks for, and the applicant waits no longer than that is worth.
      before.forEach(({ retryAfterMs = 0 }, at) => expect(waits[at]).toBeGreaterThanOrEqual(retryAfterMs));
      for (const wait of waits) expect(wait).toBeLessThanOrEqual(5000);
      expect(failed).toBe(faults[attempts - 1]?.outcome);
      expect(counted).toEqual([{ channel: 'sms', kind: 'code', outcome: failed ?? 'sent', count: 1 }]);
    }),
  );
});

it('a gateway that is away for a moment gets the message', async () => {
  expect(
    await trial([{ outcome: 'unreachable' }, { outcome: 'throttled', retryAfterMs: 2000 }]),
  ).toMatchObject({
    attempts: 3,
    waits: [300, 2000],
    failed: undefined,
  });
});

it('messages without a code are counted separately: they may be tried for days, and nobody waits', async () => {
  for (const message of [
    { to: 'x', text: 'x' },
    { to: 'x', text: 'x', code: '' },
  ])
    expect((await trial([{ outcome: 'refused' }], message)).counted).toEqual([
      { channel: 'sms', kind: 'other', outcome: 'refused', count: 1 },
    ]);
});

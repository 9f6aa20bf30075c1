import fc from 'fast-check';
import { clockOf, withCallAt, outlook } from '../../../src/flows/watch/sessionClock';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const times = { idleSeconds: 600, remainingSeconds: 7200, draftKey: 'k' };
const clock = clockOf(times, NOW);
/** The service may have written the last call down up to this much earlier. */
const UNSEEN = 1000;
const idleEnd = NOW + 10 * MINUTE - UNSEEN;

describe('the session’s clock', () => {
  it('is calm until two minutes before the end', () => {
    expect(outlook(clock, NOW)).toEqual({ warning: null, over: 0, wait: 8 * MINUTE - UNSEEN });
    expect(outlook(clock, idleEnd - 2 * MINUTE - 1)).toMatchObject({ warning: null, wait: 1 });
  });

  it('warns from then on, until the service surely says that it is over', () => {
    const warning = { endsAt: idleEnd, extendable: true };
    expect(outlook(clock, idleEnd - 2 * MINUTE)).toMatchObject({ warning, over: 0 });
    expect(outlook(clock, idleEnd + UNSEEN)).toMatchObject({ warning, over: 0, wait: 5000 });
    const over = idleEnd + UNSEEN + 5000;
    expect(outlook(clock, over)).toEqual({ warning, over, wait: Infinity });
    expect(outlook(clock, over + 60 * MINUTE)).toEqual({ warning, over, wait: Infinity });
  });

  it('moves with each call that is answered, and never back', () => {
    const later = withCallAt(clock, NOW + 5 * MINUTE);
    expect(outlook(later, idleEnd).warning).toBeNull();
    expect(withCallAt(later, NOW)).toBe(later);
  });

  it('stops at the end that nothing moves', () => {
    const late = withCallAt(clock, NOW + 118 * MINUTE);
    const limit = NOW + 120 * MINUTE;
    expect(outlook(late, limit - 2 * MINUTE - 1).warning).toBeNull();
    expect(outlook(late, limit - 2 * MINUTE).warning).toEqual({ endsAt: limit, extendable: false });
    expect(outlook(late, limit + 5000).over).toBe(limit + 5000);
  });

  it('leaves half of a session of a minute or two in peace', () => {
    const short = clockOf({ ...times, idleSeconds: 60 }, NOW);
    expect(outlook(short, NOW)).toMatchObject({ warning: null, wait: 29_000 });
  });

  it('knows nothing if the service sends no times', () => {
    expect(outlook(null, NOW)).toEqual({ warning: null, over: 0, wait: Infinity });
  });

  it('never promises more than the service keeps, and always says when to look again', () => {
    const instants = fc.record({
      idleSeconds: fc.integer({ min: 60, max: 86_400 }),
      remainingSeconds: fc.integer({ min: 1, max: 86_400 }),
      heard: fc.integer({ min: 0, max: 86_400_000 }),
      passed: fc.integer({ min: 0, max: 2 * 86_400_000 }),
    });
    fc.assert(
      fc.property(instants, ({ idleSeconds, remainingSeconds, heard, passed }) => {
        const one = withCallAt(clockOf({ idleSeconds, remainingSeconds, draftKey: '' }, NOW), NOW + heard);
        const { warning, over, wait } = outlook(one, NOW + passed);
        const written = Math.max(NOW, NOW + heard - UNSEEN);
        const end = Math.min(written + idleSeconds * 1000, NOW + remainingSeconds * 1000);
        if (warning) expect(warning.endsAt).toBeLessThanOrEqual(end);
        expect(wait).toBeGreaterThan(0);
        // The session is asked about only when it can no longer be prolonged.
        if (over) expect(NOW + passed).toBeGreaterThan(Math.min(one.last + one.idle, one.limit));
        expect(over > 0).toBe(wait === Infinity);
      }),
    );
  });
});

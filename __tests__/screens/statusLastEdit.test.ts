import { lastEditWords } from '../../src/screens/status/RequestCard';

const words = (lastEdit: string, now: string) => lastEditWords(lastEdit, Date.parse(now));

describe('[R2.1-05] when a request was last edited, by Italy’s clock', () => {
  it.each([
    ['2026-11-21T13:05:00.000Z', '2026-11-21T15:00:00Z', 'oggi alle 14:05'],
    ['2026-11-21T08:07:00+01:00', '2026-11-21T15:00:00Z', 'oggi alle 08:07'],
    // In Rome it is the next day already.
    ['2026-11-20T23:30:00Z', '2026-11-21T15:00:00Z', 'oggi alle 00:30'],
    ['2026-11-20T17:30:00Z', '2026-11-21T15:00:00Z', 'ieri alle 18:30'],
    ['2026-11-20T17:30:00Z', '2026-11-20T23:10:00Z', 'ieri alle 18:30'],
    ['2026-11-12T10:00:00Z', '2026-11-21T15:00:00Z', '12 novembre 2026'],
    ['2025-11-21T10:00:00Z', '2026-11-21T15:00:00Z', '21 novembre 2025'],
    // The days on which the clocks change have 23 and 25 hours.
    ['2026-03-28T22:30:00Z', '2026-03-29T22:15:00Z', '28 marzo 2026'],
    ['2026-03-29T21:30:00Z', '2026-03-29T22:15:00Z', 'ieri alle 23:30'],
    ['2026-10-24T22:10:00Z', '2026-10-25T22:50:00Z', 'oggi alle 00:10'],
    ['2026-12-31T22:30:00Z', '2027-01-01T10:00:00Z', 'ieri alle 23:30'],
  ])('%s, seen at %s: %s', (lastEdit, now, expected) => expect(words(lastEdit, now)).toBe(expected));

  it('what is no date is shown as it came', () => {
    expect(words('', '2026-11-21T15:00:00Z')).toBe('');
    expect(words('la settimana scorsa', '2026-11-21T15:00:00Z')).toBe('la settimana scorsa');
  });
});

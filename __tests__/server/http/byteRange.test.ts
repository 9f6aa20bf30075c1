// RFC 9110, sections 14.1.2, 14.2 and 13.1.5.
import fc from 'fast-check';
import { byteRangeOf } from '../../../server/http/byteRange';

const size = fc.integer({ min: 1, max: 500 });
const byte = fc.nat(600);
const rangeOf = (range: string, length: number) => byteRangeOf({ range }, length);

it('a range is the bytes that it names, as far as there are any', () => {
  fc.assert(
    fc.property(size, byte, byte, (length, one, other) => {
      const [first, last] = one < other ? [one, other] : [other, one];
      const all = Array.from({ length }, (_, place) => place);
      const named = (range: string): number[] => {
        const found = rangeOf(range, length);
        if (found === undefined) throw new Error(`${range} was ignored`);
        return found === 'unsatisfiable' ? [] : all.slice(found.first, found.last + 1);
      };
      expect(named(`bytes=${first}-${last}`)).toEqual(all.filter((place) => place >= first && place <= last));
      expect(named(`Bytes=${first}-`)).toEqual(all.slice(first));
      expect(named(`bytes=-${last}`)).toEqual(last === 0 ? [] : all.slice(-last));
    }),
  );
});

it('a range that was found has a first and a last byte of the file', () => {
  const header = fc.stringMatching(/^(?:bytes=)?[-\d, x]{0,12}$/);
  fc.assert(
    fc.property(header, fc.nat(50), (range, length) => {
      const found = rangeOf(range, length);
      if (found === undefined || found === 'unsatisfiable') return;
      expect(found.first).toBeGreaterThanOrEqual(0);
      expect(found.last).toBeGreaterThanOrEqual(found.first);
      expect(found.last).toBeLessThan(length);
      expect(range).toMatch(/^bytes=(?:\d+-\d*|-\d+)$/);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['malformed', 'bytes=abc'],
  ['without numbers', 'bytes=-'],
  ['with a sign', 'bytes=0--1'],
  ['turned round', 'bytes=5-4'],
  ['of several parts', 'bytes=0-1,4-5'],
  ['of another unit', 'seconds=0-1'],
  ['with more behind it', 'bytes=0-1x'],
])('a range %s is ignored', (_, range) => {
  expect(rangeOf(range, 10)).toBeUndefined();
});

it('a range is ignored without a header, or with a condition that nothing can meet', () => {
  expect(byteRangeOf({}, 10)).toBeUndefined();
  expect(byteRangeOf({ range: 'bytes=0-1', 'if-range': '"abc"' }, 10)).toBeUndefined();
});

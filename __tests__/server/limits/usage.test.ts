import fc from 'fast-check';
import { openLedger } from '../../../server/limits/usage';

const KEYS = ['a', 'b', 'c'] as const;
const MOST = 10;
const shares = fc.uniqueArray(
  fc.record({ key: fc.constantFrom(...KEYS), amount: fc.integer({ min: 1, max: 15 }) }),
  { selector: ({ key }) => key, minLength: 1 },
);
/** Takes shares, or gives back what was taken at that place (also a second time). */
const moves = fc.array(fc.oneof(shares, fc.nat(20)), { maxLength: 40 });

describe('a ledger', () => {
  it('[R8-10] never holds more than its most, but for what is alone; takes all or nothing; gives back once', () =>
    fc.assert(
      fc.property(moves, (all) => {
        const ledger = openLedger('of a test');
        const held: { readonly amounts: ReadonlyMap<string, number>; end: () => void; isOver: boolean }[] =
          [];
        const sumOf = (key: string) =>
          held.reduce((sum, { amounts, isOver }) => sum + (isOver ? 0 : (amounts.get(key) ?? 0)), 0);
        for (const move of all) {
          if (typeof move === 'number') {
            const one = held[move % Math.max(1, held.length)];
            one?.end();
            if (one) one.isOver = true;
          } else {
            const fits = move.every(({ key, amount }) => sumOf(key) === 0 || sumOf(key) + amount <= MOST);
            const end = ledger.take(move.map((share) => ({ ...share, most: MOST })));
            expect(end !== undefined).toBe(fits);
            const amounts = new Map(move.map(({ key, amount }) => [key, amount]));
            if (end) held.push({ amounts, end, isOver: false });
          }
          for (const key of KEYS) expect(ledger.sum(key)).toBe(sumOf(key));
        }
      }),
    ));
});

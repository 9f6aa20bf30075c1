import fc from 'fast-check';
import { cleanAmount } from '../../src/contract/text';

const euros = fc.integer({ min: 1, max: 999_999_999 });

it('[R5.1-01] an amount keeps its euros, drops cents, and leaves possible millions to the applicant', () => {
  fc.assert(
    fc.property(euros, fc.constantFrom('.', ','), fc.stringMatching(/^\d{0,4}$/), (whole, mark, decimals) => {
      const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, '.');
      const typed = decimals === '' ? String(whole) : `${whole}${mark}${decimals}`;
      // Three digits behind up to three others are a group.
      const isGroup = decimals.length === 3 && whole <= 999;
      // '1.5' and '1.0': nobody has a turnover of a euro and a half, or of one. '1.00' has cents.
      const isMillions = whole <= 999 && (decimals.length === 1 || /[1-9]/.test(decimals));
      const isLong = decimals.length > 2;
      const expected = isGroup ? `${whole}.${decimals}` : isLong || isMillions ? typed : grouped;
      expect(cleanAmount(typed)).toBe(expected);
    }),
    {
      examples: [
        [1, '.', '0'],
        [100, ',', '0'],
        [1, '.', '00'],
        [1000, '.', '0'],
      ],
    },
  );
});

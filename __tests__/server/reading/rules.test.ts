// The specimens are those of ICAO 9303.
import fc from 'fast-check';
import { checkCharacter } from '../../../src/contract/taxCode';
import { isTaxCode } from '../../../server/reading/code39/taxCode.mjs';
import { isChecked, LAYOUTS } from '../../../server/reading/mrz/layouts.mjs';
import { isoDate } from '../../../server/reading/mrzDates';
import { optionalTaxCode } from '../../../server/reading/optionalTaxCode';

const specimens = [
  ['TD3', ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']],
  [
    'TD1',
    ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'],
  ],
] as const;

it.each(specimens)(
  'the specimen of %s has the right check digits, and none after a digit changes',
  (name, lines) => {
    const layout = LAYOUTS[name];
    expect(isChecked(layout, lines)).toBe(true);
    for (const [row, from, to] of layout.composite)
      for (let at = from; at < to; at += 1) {
        const line = lines[row] ?? '';
        if (!/\d/.test(line[at] ?? '')) continue;
        const other = String((Number(line[at]) + 1) % 10);
        const changed = lines.map((one, place) =>
          place === row ? line.slice(0, at) + other + line.slice(at + 1) : one,
        );
        expect(isChecked(layout, changed)).toBe(false);
      }
  },
);

const letters = (set: string, length: number) =>
  fc.array(fc.constantFrom(...set), { minLength: length, maxLength: length }).map((all) => all.join(''));
const DIGIT = '0123456789LMNPQRSTUV';
const ANY = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const codes = fc
  .tuple(
    letters(ANY, 6),
    letters(DIGIT, 2),
    letters('ABCDEHLMPRST', 1),
    letters(DIGIT, 2),
    letters(ANY, 1),
    letters(DIGIT, 3),
  )
  .map((parts) => parts.join(''));

it('only the sixteenth character that the contract computes is right', () => {
  fc.assert(
    fc.property(codes, fc.constantFrom(...ANY), (first15, last) => {
      expect(isTaxCode(first15 + last)).toBe(checkCharacter(first15) === last);
    }),
  );
});

it('a birth is not later than today, an expiry is of this century, and both are real days', () => {
  const today = '2026-11-27';
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1926-11-28'), max: new Date('2026-11-27'), noInvalidDate: true }),
      (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(isoDate(iso.slice(2).replaceAll('-', ''), 'birth', today)).toBe(iso);
      },
    ),
  );
  expect(isoDate('360616', 'expiry', today)).toBe('2036-06-16');
  for (const text of ['260230', '261301', '260100', '2<0101', ''])
    expect(isoDate(text, 'expiry', today)).toBeUndefined();
});

it('optional data are a tax code only with the birth date of the lines', () => {
  const today = '2026-11-27';
  expect(optionalTaxCode('FNTJCP70B14Z129', '1970-02-14', today)).toBe('FNTJCP70B14Z129O');
  expect(optionalTaxCode('FNTJCP70B14Z129', '1970-02-15', today)).toBeUndefined();
  expect(optionalTaxCode('827446235', '1988-04-26', today)).toBeUndefined();
});

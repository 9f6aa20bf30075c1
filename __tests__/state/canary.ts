/** Texts that nobody else writes: where one shows, in any encoding, something has leaked. */

const LETTERS = 'QWXZKJV';

/** A text of letters and digits that is found in no word of the app. Each number has its own. */
export const canary = (at: number): string =>
  `${Array.from(String(at), (digit) => LETTERS[Number(digit) % LETTERS.length]).join('')}zq${at}Jxqv${at * 7 + 1000}kz`;

/** What all canaries have in them, in the ways in which a text may be written. */
const MARK = 'Jxqv';
const hex = Buffer.from(MARK).toString('hex');
/** Base64 at each of its three offsets, without what neighbours change. */
const base64 = [0, 1, 2].map((offset) => {
  const text = Buffer.from(`${'-'.repeat(offset)}${MARK}--`).toString('base64');
  return text.slice(
    Math.ceil((offset * 8) / 6) + (offset > 0 ? 1 : 0),
    Math.floor(((offset + MARK.length) * 8) / 6),
  );
});
const reversed = [...MARK].reverse().join('');

const needles = [MARK, reversed, hex, ...base64].flatMap((text) => [text.toLowerCase(), text.toUpperCase()]);

export const expectNoCanary = (text: string): void => {
  const found = needles.filter((needle) => {
    const at = text.toLowerCase().indexOf(needle.toLowerCase());
    return at >= 0;
  });
  expect(found).toEqual([]);
};

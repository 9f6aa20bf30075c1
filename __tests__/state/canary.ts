/** Texts that nobody else writes: where one shows, in any encoding, something has leaked. */
import { needlesOf } from './needles';

const LETTERS = 'QWXZKJV';

const MARK = 'Jxqv';

/** It is found in no word of the app. Each number has its own. */
export const canary = (at: number): string =>
  `${Array.from(String(at), (digit) => LETTERS[Number(digit) % LETTERS.length]).join('')}zq${at}${MARK}${at * 7 + 1000}kz`;

export const expectNoCanary = (text: string): void => {
  const lower = text.toLowerCase();
  expect(needlesOf(MARK).filter((needle) => lower.includes(needle.toLowerCase()))).toEqual([]);
};

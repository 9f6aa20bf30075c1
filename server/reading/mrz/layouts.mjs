/** The two layouts that are read, by ICAO 9303 parts 3 to 5: what may be where, and the check digits. */
import { CHARACTERS } from './characters.mjs';

const setOf = (characters) => Array.from(CHARACTERS, (one) => characters.includes(one));
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

/** Which of CHARACTERS may be at a place, by the letter of the masks below. */
export const SETS = {
  a: setOf(`${LETTERS}<`),
  n: setOf(DIGITS),
  d: setOf(`${DIGITS}<`),
  s: setOf('MF<'),
  L: setOf(LETTERS),
  x: setOf(CHARACTERS),
};

/**
 * `kinds`: the first letters of the documents that are read. `spacing`: of the lines, in columns. `checks`:
 * each digit's line and columns, and its position. `composite`: what the last digit covers, at `at`. The
 * rest: line and columns of the values.
 */
export const LAYOUTS = {
  TD3: {
    kinds: 'P',
    columns: 44,
    spacing: 2.5,
    // The first letter is read freely, since visas have the same lines, with other check digits.
    masks: [`x${'a'.repeat(43)}`, `${'x'.repeat(9)}naaannnnnnnsnnnnnnn${'x'.repeat(14)}dn`],
    checks: [
      { line: 1, from: 0, to: 9, at: 9 },
      { line: 1, from: 13, to: 19, at: 19 },
      { line: 1, from: 21, to: 27, at: 27 },
      { line: 1, from: 28, to: 42, at: 42, mayBeBlank: true },
    ],
    composite: [
      [1, 0, 10],
      [1, 13, 20],
      [1, 21, 43],
    ],
    at: [1, 43],
    number: [1, 0, 9],
    birthDate: [1, 13, 19],
    expiryDate: [1, 21, 27],
    sex: [1, 20, 21],
    optional: [1, 28, 42],
    nationality: [1, 10, 13],
    names: [0, 5, 44],
    /** The mask of Italian numbers, which distinguishes G from 6, L from 1, U from 0: no check digit does. */
    italian: { kind: 'P', mask: 'LLnnnnnnn' },
  },
  TD1: {
    kinds: 'ACI',
    columns: 30,
    spacing: 1.667,
    masks: [
      `xaaaa${'x'.repeat(9)}d${'x'.repeat(15)}`,
      `nnnnnnnsnnnnnnnaaa${'x'.repeat(11)}n`,
      'a'.repeat(30),
    ],
    checks: [
      { line: 0, from: 5, to: 14, at: 14 },
      { line: 1, from: 0, to: 6, at: 6 },
      { line: 1, from: 8, to: 14, at: 14 },
    ],
    composite: [
      [0, 5, 30],
      [1, 0, 7],
      [1, 8, 15],
      [1, 18, 29],
    ],
    at: [1, 29],
    number: [0, 5, 14],
    birthDate: [1, 0, 6],
    expiryDate: [1, 8, 14],
    sex: [1, 7, 8],
    optional: [0, 15, 30],
    nationality: [1, 15, 18],
    names: [2, 0, 30],
    italian: { kind: 'C', mask: 'LLnnnnnLL' },
  },
};

export const textAt = (lines, [line, from, to]) => lines[line].slice(from, to);

const valueOf = (character) =>
  character === '<' ? 0 : DIGITS.includes(character) ? Number(character) : character.charCodeAt(0) - 55;
const WEIGHTS = [7, 3, 1];

const checkDigitOf = (text) =>
  String([...text].reduce((sum, character, at) => sum + valueOf(character) * WEIGHTS[at % 3], 0) % 10);

export const isChecked = ({ checks, composite, at: [line, column] }, lines) =>
  checks.every(({ line: row, from, to, at, mayBeBlank }) => {
    const text = lines[row].slice(from, to);
    const digit = lines[row][at];
    return (mayBeBlank && digit === '<' && /^<+$/.test(text)) || checkDigitOf(text) === digit;
  }) && checkDigitOf(composite.map((part) => textAt(lines, part)).join('')) === lines[line][column];

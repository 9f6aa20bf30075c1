import fc from 'fast-check';

type Mutation = (text: string, at: number) => string;

const insert =
  (piece: string): Mutation =>
  (text, at) =>
    text.slice(0, at) + piece + text.slice(at);

/** Slips of typing, pasting, autofill and dictation in a right value. */
const mutations: readonly Mutation[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + (text[at] ?? 'x') + text.slice(at),
  (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  (text, at) => `${text.slice(0, at)}7${text.slice(at + 1)}`,
  (text, at) => `${text.slice(0, at)}Q${text.slice(at + 1)}`,
  ...[' ', '  ', '\u00A0', '\u200B', '-', '.', '/', "'", '’', '\u0301', '\u0000', '\uD800', '😀', '\t'].map(
    insert,
  ),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => ` ${text} `,
  (text) => `\n${text}\u00A0`,
  (text) => text.normalize('NFD'),
  (text) => text.replace(/'/g, '’'),
  (text) => text.replace(/ /g, '\u00A0'),
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  (text) => text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  (text) => text.replace(/[/.]/g, ''),
  (text) => text.split('').join(' '),
  (text) => `+39 ${text}`,
  (text) => `0039${text}`,
  (text) => text.repeat(2),
  (text) => text.padEnd(201, text || 'x'),
  (text) => text.split('').reverse().join(''),
];

export const mutated = (right: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      right,
      fc.nat({ max: 60 }),
      fc.array(fc.constantFrom(...mutations), { minLength: 1, maxLength: 2 }),
    )
    .map(([text, at, changes]) =>
      changes.reduce((changed, change) => change(changed, at % (changed.length + 1)), text),
    );

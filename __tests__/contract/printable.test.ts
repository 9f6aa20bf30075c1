import { resolve } from 'node:path';
import { isPrintable } from '../../src/contract/rules/base';
import { personName } from '../../src/contract/rules/contact';
import { issueCity } from '../../src/contract/rules/documents';
import { normalise } from '../../src/contract/normalise';
import { fontCharacters } from './fontCharacters';
import { verdict } from './verdict';

const fonts = ['Regular', 'SemiBold'].map((weight) =>
  fontCharacters(resolve(__dirname, `../../server/pdf/fonts/Inter-${weight}.ttf`)),
);
const drawn = (text: string) =>
  [...text].every((character) => fonts.every((font) => font.has(character.codePointAt(0) ?? -1)));
const everyCharacter = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

it('the fonts’ tables are read', () => {
  expect(fonts.map(({ size }) => size)).toEqual([2818, 2818]);
  expect(drawn('Aa È€°«»')).toBe(true);
  expect(drawn('東')).toBe(false);
});

it('[R5.4-01] what a text in own words may hold, once cleaned up, the contract’s fonts can draw', () => {
  const boxes = everyCharacter
    .map((character) => normalise('ragioneSociale', `a${character}a`))
    .filter((text) => isPrintable(text) && !drawn(text));
  expect(boxes).toEqual([]);
});

it('[R5.2-01] a letter’s capital and small form are taken alike, where the fonts have both', () => {
  const halves = everyCharacter
    .filter((letter) => /\p{Script=Latin}/u.test(letter) && isPrintable(letter) && drawn(letter))
    .flatMap((letter) => [letter.toLowerCase(), letter.toUpperCase()])
    .filter(
      (other) => other.length === 1 && drawn(other) && !isPrintable(normalise('ragioneSociale', other)),
    );
  expect(halves).toEqual([]);
});

it('[R5.2-01] so can they names and cities', () => {
  // All of the alphabets, and every hundredth of the ideographs.
  const letters = everyCharacter.filter(
    (character, code) => /\p{L}/u.test(character) && (code < 0x3100 || code > 0xf900 || code % 100 === 0),
  );
  const rules = { nome: personName('Nome'), cittaRilascio: issueCity() };
  for (const [component, rule] of Object.entries(rules)) {
    const undrawn = letters.map((letter) => normalise(component, letter)).filter((text) => !drawn(text));
    expect(undrawn.filter((text) => verdict(rule, text) === undefined)).toEqual([]);
  }
});

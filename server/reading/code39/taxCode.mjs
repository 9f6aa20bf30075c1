/**
 * Whether a text is a tax code with the right check character, omocodia included. src/contract/taxCode.ts has
 * the same rule, which this process cannot load: it runs without compiling TypeScript.
 */
const SHAPE = /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/;
/** Values in odd places, of the digits and of the letters; A to J have those of the digits. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

const valueOf = (character) =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 'A'.charCodeAt(0);

const checkCharacterOf = (first15) => {
  const sum = [...first15].reduce((total, character, at) => {
    const value = valueOf(character);
    return total + (at % 2 === 0 ? ODD[value] : value);
  }, 0);
  return String.fromCharCode('A'.charCodeAt(0) + (sum % 26));
};

export const isTaxCode = (text) => SHAPE.test(text) && checkCharacterOf(text.slice(0, 15)) === text[15];

/** Names as machine-readable lines have them: ROSSI<BIANCHI<<ANNA<MARIA<<<<. */

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

/** Names that fill the line may be cut off. */
const partsOf = (names: string): readonly [surname: string | undefined, given: string | undefined] => {
  const isWhole = names.endsWith('<');
  const [surname = '', given] = names.split('<<');
  return [isWhole || given !== undefined ? surname : undefined, isWhole ? given : undefined];
};

export const isSurname = (answered: string, names: string): boolean => {
  const [surname] = partsOf(names);
  return surname !== undefined && surname !== '' && lettersOf(answered) === lettersOf(surname);
};

export const isGivenName = (answered: string, names: string): boolean => {
  const [, given] = partsOf(names);
  return given !== undefined && given !== '' && lettersOf(answered) === lettersOf(given);
};

import { randomInt } from 'node:crypto';

/** Short, common words that sound the same everywhere in Italy, and that nobody is embarrassed to read. */
const adjectives = [
  'verde',
  'azzurro',
  'chiaro',
  'grande',
  'nuovo',
  'dolce',
  'tondo',
  'alto',
  'leggero',
  'sereno',
  'bianco',
  'lento',
];
const things = [
  'mare',
  'monte',
  'treno',
  'fiore',
  'ponte',
  'libro',
  'sole',
  'vento',
  'giardino',
  'pane',
  'lago',
  'albero',
  'gatto',
  'piatto',
  'castello',
  'sentiero',
];
const places = ['a Milano', 'in piazza', 'di mattina', 'in campagna', 'a Torino', 'di sera', 'in cucina', 'a Napoli', 'in estate', 'a Bari', 'in collina', 'a Verona']; // prettier-ignore

const one = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';

/**
 * One of 2,304 phrases such as 'giardino azzurro di mattina'. It proves that the video is recent, so it
 * differs from the phrase before: it begins with another word.
 */
export const newPhrase = (before = ''): string => {
  const others = things.filter((thing) => !before.startsWith(`${thing} `));
  return `${one(others)} ${one(adjectives)} ${one(places)}`;
};

export const isSamePhrase = (a: string, b: string): boolean => {
  const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
  return plain(a) === plain(b);
};

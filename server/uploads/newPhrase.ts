import { randomInt } from 'node:crypto';

/** Short, common, said alike everywhere in Italy; nothing that could embarrass whoever reads it aloud. */
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

/** A phrase as 'giardino azzurro di mattina': 2,304 of them. It proves that the video was made now. */
export const newPhrase = (): string => `${one(things)} ${one(adjectives)} ${one(places)}`;

/** Whether two phrases are the same to whoever reads them: case and blanks do not count. */
export const isSamePhrase = (a: string, b: string): boolean => {
  const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
  return plain(a) === plain(b);
};

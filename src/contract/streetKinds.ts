/** The kinds of streets: those that the specification takes (5.3), and those that it does not. */
export const listedKinds = [
  'via', 'corso', 'viale', 'piazza', 'piazzale', 'vicolo', 'strada', 'largo', 'vico', 'galleria', 'borgata', 'calle', 'discesa', 'corte',
  'sottopasso', 'vialetto',
] as const; // prettier-ignore

/**
 * Kinds of streets and quarters, and places without streets. Towns have them as they are: 'Via Riva' or
 * 'Strada Contrada Scura' would be another place, or none. In the form that `cleanText` returns.
 */
export const otherKinds: readonly string[] = (
  "contrada contra' localita localita' frazione vocabolo regione masseria cascina podere villaggio maso casale casali tenuta nucleo " +
  'borgo borghetto salita salizada salizzada campo campiello circonvallazione piazzetta piazzola rione sestiere quartiere ' +
  'stradone stradello stradella stradale stradina stradetta vicoletto viuzzo viuzza viottolo viottola rampa rampe fondamenta ' +
  'fondamente fondaco ramo vanella supportico sottoportego sotoportego sottopassaggio passeggiata passaggio sentiero clivo ' +
  'riva rive riviera parco ripa alzaia bastione bastioni molo calata banchina darsena pontile foro cavalcavia cupa cupe ' +
  'pendio pendice pendino scala scale scalinata scalea scalone gradini gradoni gradinata spalto spalti mura androna rotonda ' +
  "rotatoria rondo' portico portici erta chiasso chiassuolo sdrucciolo rua ruga rughetta cortile corticella giardino giardini " +
  'belvedere residenza complesso condominio isolato lotto zona area interporto autostrada superstrada tangenziale raccordo ' +
  'svincolo statale provinciale comunale regionale vicinale consortile interpoderale dorsoduro cannaregio rue avenue traversa ' +
  'costa larghetto slargo piaggia poggio tratturo carraia carrareccia crocevia'
).split(' ');

const allKinds: readonly string[] = [...listedKinds, ...otherKinds];

export const isStartOfKind = (letters: string): boolean =>
  letters.length > 2 && allKinds.some((kind) => kind.startsWith(letters.toLowerCase()));

const has = (kind: string, letters: string): boolean => {
  let from = 0;
  return (
    kind[0] === letters[0] && [...letters].every((letter) => (from = kind.indexOf(letter, from) + 1) > 0)
  );
};

export const isRestOfKind = (start: string, end: string): boolean =>
  allKinds.some((kind) => kind.endsWith(end.toLowerCase()) && has(kind, (start + end).toLowerCase()));

export const isPartOfKind = (letters: string): boolean =>
  allKinds.some((kind) => has(kind, letters.toLowerCase()));

export const isShortOfKind = (letters: string): boolean => {
  const short = letters.toLowerCase();
  return allKinds.some((kind) => kind.at(-1) === short.at(-1) && has(kind, short));
};

const KIND_ANYWHERE = new RegExp(`(?<![\\p{L}'])(?:lungo\\p{L}+|${allKinds.join('|')})(?![\\p{L}])`, 'iu');

export const holdsKind = (text: string): boolean => KIND_ANYWHERE.test(text);

import fc from 'fast-check';
import { addressGap, isCompleteAddress, streetExample } from '../../src/contract/rules/address';
import { holdsKind, listedKinds, otherKinds } from '../../src/contract/streetKinds';
import { isListed } from '../../src/contract/streetWords';
import { cleanAddress } from '../../src/contract/streetText';
import { cleanText } from '../../src/contract/text';

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  Via: ['v', 'via'],
  Viale: ['vle', 'vl', 'vial', 'viale'],
  Vicolo: ['vlo', 'vic', 'viclo', 'vicolo'],
  Vico: ['vco', 'vico'],
  Vialetto: ['vtto', 'vialetto'],
  Piazza: ['pza', 'pzza', 'pz', 'piaz', 'piazza'],
  Piazzale: ['ple', 'pzle', 'pzzale', 'piazzale'],
  Corso: ['cso', 'crs', 'corso'],
  Largo: ['lgo', 'larg', 'largo'],
  Strada: ['str', 'strd', 'sda', 'stda', 'strad', 'strada'],
  Galleria: ['gall', 'galleria'],
  Borgata: ['bta', 'bgta', 'borgata'],
  Calle: ['cle', 'clle', 'calle'],
  Corte: ['cte', 'corte'],
  Discesa: ['disc', 'discesa'],
  Sottopasso: ['sott', 'sottop', 'sottopasso'],
};
const written = Object.entries(LETTERS).flatMap(([kind, all]) => all.map((letters) => ({ kind, letters })));

const upper = (text: string) => text.toUpperCase();
const CASES: readonly ((word: string, index: number) => string)[] = [
  (word) => word,
  upper,
  capital,
  (word, index) => (index === 0 ? capital(word) : word),
];
const SIGNS = ['.', ',', '/', '-', '_', ':', '. ', ', ', ' '];
const ENDS = ['.', ',', '. ', ', ', ' ', ': ', '/', '-', '..'];
const NAMES = ['Roma', 'Garibaldi', 'Le Rose', 'Lo Surdo', 'Da Vinci', 'S. Maria', 'G. Verdi', 'XX Settembre', "dell'Unita'", 'Monte Po', 'Einaudi', 'Nuova', 'Orsini', 'del Popolo']; // prettier-ignore

const abbreviation = (letters: string) =>
  fc
    .record({
      cuts: fc.subarray([...letters].map((_, index) => index).slice(1), {
        maxLength: Math.min(4, letters.length - 1),
      }),
      signs: fc.array(fc.constantFrom(...SIGNS), { minLength: 4, maxLength: 4 }),
      write: fc.constantFrom(...CASES),
      end: fc.constantFrom(...ENDS),
    })
    .map(({ cuts, signs, write, end }) => {
      const pieces = [0, ...cuts].map((from, index) => letters.slice(from, cuts[index]));
      const sign = (index: number) => (index < cuts.length ? (signs[index] ?? '') : '');
      const text = pieces.map((piece, index) => write(piece, index) + sign(index));
      const blanks = pieces.filter((_, index) => sign(index).endsWith(' '));
      const isInitial = (_: string, index: number) =>
        index > 0 && /^\p{Lu}\.|^\p{Lu}$/u.test((text[index] ?? '') + (index < cuts.length ? '' : end));
      // A capital after a blank begins a name ('V. Le Rose'), but in capitals throughout; single ones with
      // dots may be initials; what follows a whole kind is the applicant's own ('Via le Rose').
      const isName =
        (write === capital && blanks.length > 0) ||
        (pieces.some(isInitial) &&
          (blanks.length > 0 || pieces.length === 2 || pieces.some((piece) => piece.length > 1))) ||
        blanks.length > 1 ||
        // 'Stra della Roma'.
        pieces.some((piece, index) => sign(index - 1).endsWith(' ') && /^(?:d|al|ai)/.test(piece)) ||
        pieces.some((_, index) => sign(index).endsWith(' ') && isListed(pieces.slice(0, index + 1).join('')));
      return {
        text: text.join('') + end,
        end,
        isUpper: write === upper,
        isName,
        hasInitial: pieces.some(isInitial),
      };
    });

const address = (letters: string) =>
  fc
    .tuple(abbreviation(letters), fc.constantFrom(...NAMES))
    .map(([{ text, end, isUpper, isName, ...found }, plainName]) => {
      const name = isUpper ? upper(plainName) : plainName;
      // Attached, two letters may be the end of the abbreviation: 'V.Le Rose'.
      const isAmbiguous = !end.endsWith(' ') && /^\p{L}{1,2}\b/iu.test(name);
      return { ...found, text: `${text}${name} 3`, name, isName: isName || isAmbiguous };
    });

const stored = (text: string): readonly [kind: string, rest: string] | undefined => {
  const clean = cleanAddress(text);
  if (!isCompleteAddress(clean)) return undefined;
  const [kind = ''] = clean.split(' ');
  return [kind.toLowerCase(), clean.slice(kind.length + 1)];
};

const runs = { seed: 20_261_128, numRuns: 6000 };

it('[R5.3-03] an abbreviated kind is the listed word, its name untouched, or it is asked about', () => {
  const any = fc
    .constantFrom(...written)
    .chain(({ kind, letters }) => address(letters).map((one) => ({ ...one, kind })));
  fc.assert(
    fc.property(any, ({ text, name, kind, isName }) => {
      fc.pre(!isName);
      expect([text, stored(text) ?? 'asked']).toEqual([
        text,
        stored(text) ? [kind.toLowerCase(), `${name} 3`] : 'asked',
      ]);
    }),
    runs,
  );
});

it('[R5.3-03] nothing of an abbreviation of any kind is left in the name', () => {
  const kinds = [...listedKinds, ...otherKinds.filter((kind) => /^[a-z]+$/.test(kind))];
  const letters = fc.constantFrom(...kinds).chain((kind) =>
    fc.oneof(
      fc.constant(kind),
      fc.constant(kind.slice(0, 1) + kind.slice(1).replace(/[aeiou]/g, '')),
      fc.integer({ min: 1, max: kind.length - 1 }).map((length) => kind.slice(0, 1) + kind.slice(length)),
      fc.integer({ min: 1, max: kind.length }).map((length) => kind.slice(0, length)),
    ),
  );
  fc.assert(
    fc.property(letters.chain(address), ({ text, name, isName, hasInitial }) => {
      fc.pre(!isName && !hasInitial);
      const rest = stored(text)?.[1] ?? 'asked';
      expect([text, rest]).toEqual([text, rest === 'asked' ? rest : `${name} 3`]);
    }),
    { ...runs, numRuns: 20_000 },
  );
});

it.each([
  ['V,le Roma 3', 'Viale Roma 3'],
  ['V.L.O Roma 3', 'Vicolo Roma 3'],
  ['P.Z.A Roma 3', 'Piazza Roma 3'],
  ['C.S.O Roma 3', 'Corso Roma 3'],
  ['Via.le Roma 3', 'Viale Roma 3'],
  ['P. zza Roma 3', 'Piazza Roma 3'],
  ['V_le Roma 3', 'Viale Roma 3'],
  ['L/go Roma 3', 'Largo Roma 3'],
  ['P/le Roma 3', 'Piazzale Roma 3'],
  ['strada.prov Roma 3', 'strada Provinciale Roma 3'],
  ['V. XX Settembre 3', 'Via XX Settembre 3'],
  ['V.XX Settembre 3', 'Via XX Settembre 3'],
  ['Str. della Posta 3', 'Strada della Posta 3'],
  ['v. dei Mille 3', 'Via dei Mille 3'],
  ["V. SS. Trinita' 3", "Via SS. Trinita' 3"],
  ['P.zza L. Einaudi 3', 'Piazza L. Einaudi 3'],
  ['P.ZZA G. VERDI 3', 'Piazza G. VERDI 3'],
  ['Str.vicin. Roma 3', 'Strada Vicinale Roma 3'],
  ['Via-Roma 3', 'Via Roma 3'],
  ['Via_Roma 3', 'Via Roma 3'],
  ['Piazza/Roma 3', 'Piazza Roma 3'],
  ['Via . Roma 3', 'Via Roma 3'],
  ['Via-Po 3', 'Via Po 3'],
  ["Via.D'Annunzio 3", "Via D'Annunzio 3"],
  ["V.dell'Orso 3", "Via dell'Orso 3"],
  ['V.G.B.Vico 3', 'Via G.B.Vico 3'],
  ['V.Gen.Cadorna 3', 'Via Gen.Cadorna 3'],
  ['v. roma, n. 3', 'Via roma, n. 3'],
  ['v. alla Chiesa 3', 'Via alla Chiesa 3'],
  ['Str. S. Maria 3', 'Strada S. Maria 3'],
  ['Str. Gen. Cadorna 3', 'Strada Gen. Cadorna 3'],
  ['via le rose 3', 'via le rose 3'],
  ['Sda Roma 3', 'Strada Roma 3'],
  ['Cte Roma 3', 'Corte Roma 3'],
])('[R5.3-03] %j is %j', (text, whole) => {
  expect(cleanAddress(text)).toBe(whole);
  expect(isCompleteAddress(whole)).toBe(true);
});

it.each([
  'Str. St. 16 km 3', 'Str. Int. Roma 3', 'Str St 16 km 3', 'V. le Roma 3', 'v le Roma 3', 'V.zo Roma 3', 'V.ottolo Roma 3', 'Str.ella Roma 3',
  'V.L. Roma 3', 'Via.zo Roma 3', 'Vico.tto Roma 3', 'V. LE ROMA 3', 'V.Z.O Roma 3', 'Larg.hetto Roma 3', 'Galla Placidia 3', 'Viuzzo Roma 3',
])('[R5.3-03] %j is asked about: it could be half a word', (text) => {
  expect(cleanAddress(text)).toBe(text);
  expect(isCompleteAddress(text)).toBe(false);
  expect(addressGap(text)).not.toBe('qualifier');
}); // prettier-ignore

it('[R5.3-03] the example of an advice is accepted, and has one kind', () => {
  const words = [
    ...NAMES,
    'Porta Nuova',
    'Dott. Rossi',
    'F.lli Cervi',
    '4 Novembre',
    'c/o',
    'n. 3',
    'Po',
    'sparse',
    'ang.',
    '12',
    'IV',
    'SNC',
    'Str.',
    'V.',
    'P.',
    'piazza-',
    'Bgo',
    'Dr',
    '(ex',
    '3/A',
  ];
  const kinds = [...listedKinds, ...otherKinds].flatMap((kind) => [kind, capital(kind), upper(kind)]);
  const word = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words) }, fc.constantFrom(...kinds));
  const text = fc
    .tuple(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(' ', ' ', '-', ', ', '/'),
      fc.constantFrom('', ' 3', ', 3', ' SNC', ' n. 3'),
    )
    .map(([all, joint, number]) => all.join(joint) + number);
  let given = 0;
  fc.assert(
    fc.property(text, (typed) => {
      if (isCompleteAddress(cleanAddress(typed)) || addressGap(typed) !== 'qualifier') return;
      const example = streetExample(typed) ?? '';
      given += 1;
      expect([typed, isCompleteAddress(example) || isCompleteAddress(`${example} 3`)]).toEqual([typed, true]);
      expect([typed, cleanAddress(example)]).toEqual([typed, example]);
      expect(cleanText(typed)).toBe(example.slice('Via '.length));
      expect([typed, holdsKind(example.slice('Via '.length))]).toEqual([typed, false]);
      expect([typed, /[/\\:_-]/.test(example.replace(/\d.*$/, ''))]).toEqual([typed, false]);
    }),
    { ...runs, numRuns: 20_000 },
  );
  expect(given).toBeGreaterThan(500);
});

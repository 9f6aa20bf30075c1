import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { inspectPdf } from '../../../server/formats/pdf/inspect';
import { endReaders } from '../../../server/formats/readers';
import { isDeep } from '../../setup/depth';
import { onePage, stream } from '../../../scripts/testing/samples/rawPdf';

afterAll(endReaders);

/** `place` makes an object and returns a reference to it. */
interface Made {
  readonly isReal: boolean;
  readonly write: (place: (body: string | Buffer) => string) => string;
}

const NOTHING: readonly (string | Buffer)[] = [
  'null',
  '[]',
  '<<>>',
  '()',
  '<>',
  '( )',
  '<</Type/Anything>>',
  '<</S/JavaScript/JS()>>',
  stream('', Buffer.of()),
  stream('', Buffer.from('\r\n ')),
  stream('/Filter/FlateDecode', deflateSync('')),
  stream('/Filter[/Fl]/Type/X', deflateSync(' ')),
];
const SOMETHING: readonly (string | Buffer)[] = [
  '(text)',
  '<6869>',
  '1',
  '/Name',
  '[[(text)]]',
  '<</A<</B 1>>>>',
  stream('', Buffer.from('x')),
  stream('/Filter/FlateDecode', deflateSync('two')),
  stream('/Filter/FlateDecode', Buffer.from('broken')),
  stream('/Filter/ASCIIHexDecode', Buffer.from('>')),
];
const MISSING = '9999 0 R';

const leafOf = (bodies: readonly (string | Buffer)[], isReal: boolean): fc.Arbitrary<Made> =>
  fc.tuple(fc.constantFrom(...bodies), fc.boolean()).map(([body, isApart]) => ({
    isReal,
    write: (place) => (isApart || Buffer.isBuffer(body) ? place(body) : body),
  }));
const nothing = fc.oneof(leafOf(NOTHING, false), fc.constant<Made>({ isReal: false, write: () => MISSING }));
// Trees of nothing alone are as many as others.
const leaf = fc.oneof({ weight: 12, arbitrary: nothing }, { weight: 1, arbitrary: leafOf(SOMETHING, true) });

const among = (parts: readonly Made[], text: (written: readonly string[]) => string): Made => ({
  isReal: parts.some(({ isReal }) => isReal),
  write: (place) => place(text(parts.map((part) => part.write(place)))),
});
const named = (values: readonly string[]): string => values.map((value, at) => `(n${at}) ${value}`).join(' ');

const { tree } = fc.letrec<{ tree: Made; value: Made }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }).map((parts) => among(parts, (all) => `[${all.join(' ')}]`)),
    tie('value').map((part) => among([part], ([one]) => `<</Any ${one}>>`)),
  ),
  tree: fc.oneof(
    { depthSize: 'small' },
    fc
      .array(tie('value'), { maxLength: 3 })
      .map((parts) => among(parts, (all) => `<</Limits[(a)(z)]/Names[${named(all)}]>>`)),
    fc.tuple(fc.array(tie('tree'), { maxLength: 3 }), fc.array(leaf, { maxLength: 2 })).map(([kids, parts]) =>
      among([...kids, ...parts], (all) => {
        const names = named(all.slice(kids.length));
        return `<</Kids[${all.slice(0, kids.length).join(' ')}]/Names[${names}]>>`;
      }),
    ),
  ),
}));
const packets = fc.array(leaf, { maxLength: 4 }).map((parts) => among(parts, (all) => `[${named(all)}]`));

const FIRST = 6;
const holding = (entry: (reference: string) => string, made: Made): Buffer => {
  const objects: (string | Buffer)[] = [];
  const reference = made.write((body) => `${FIRST - 1 + objects.push(body)} 0 R`);
  return onePage(entry(reference), ...objects, ...SOMETHING);
};

it.each([
  ['attachment', tree, (root: string) => `/Names<</EmbeddedFiles ${root}>>`],
  ['script', tree, (root: string) => `/Names<</JavaScript ${root}>>`],
  ['form', packets, (list: string) => `/AcroForm<</Fields[]/XFA ${list}>>`],
  ['form', leaf, (one: string) => `/AcroForm<</Fields[]/XFA ${one}>>`],
] as const)(
  '[R5.6-05] [R8-10] %s is found exactly where its entry leads to something',
  (fault, made, entry) =>
    fc.assert(
      fc.asyncProperty(made, async (one) => {
        const verdict = await inspectPdf('an applicant', holding(entry, one), 10);
        expect(verdict).toEqual(one.isReal ? { fault } : { pages: 1 });
      }),
      { numRuns: isDeep ? 1000 : 150 },
    ),
);

import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { inspectPdf } from '../../../server/formats/pdf/inspect';
import { endReaders } from '../../../server/formats/readers';
import { activeParts, faultOf, harmlessParts, type Parts } from '../../corpus/activePdf';
import { alteredPdf, packedPdf, plainPdf, savedPdf, type Packing } from '../../corpus/pdfPlaces';

afterAll(endReaders);

type Disguise = (parts: Parts) => Parts;
type Place = (parts: Parts) => Buffer;

const inspect = (bytes: Buffer) => inspectPdf('an applicant', bytes, 10);
const NOTHING: Parts = { objects: [] };

const rewritten =
  (rewrite: (text: string) => string): Disguise =>
  ({ catalog = '', page = '', objects }) => {
    const apply = (text: string): string =>
      text
        .split(/(\([^)]*\))/)
        .map((part) => (part.startsWith('(') ? part : rewrite(part)))
        .join('');
    return { catalog: apply(catalog), page: apply(page), objects: objects.map(apply) };
  };

const hex = (letter: string): string => `#${letter.charCodeAt(0).toString(16)}`;
const escapes = (which: number): Disguise =>
  rewritten((text) =>
    text.replace(/\/([A-Za-z]+)/g, (_, name: string) => {
      const at = which % name.length;
      return `/${name.slice(0, at)}${hex(name[at] ?? '')}${name.slice(at + 1)}`;
    }),
  );
const untyped = rewritten((text) => text.replace(/\/Type\/\w+/g, ''));
const PADDING = `/Padding(${'x'.repeat(3000)})`;
const padded = rewritten((text) => text.replace(/<</g, `<<${PADDING}`));
const spaced = rewritten((text) => text.replace(/(\/[\w#.]+)/g, '\n%[\n$1\t%]\r'));

const indirect: Disguise = ({ objects, ...rest }) => {
  const more: string[] = [];
  const moved = objects.map((body) =>
    body.replace(/\/(S|Subtype|URI|F|JS)(\/\w+|\((?:\\.|[^)\\])*\))/g, (_, key: string, value: string) => {
      more.push(value);
      return `/${key} ${5 + objects.length + more.length} 0 R`;
    }),
  );
  return { ...rest, objects: [...moved, ...more] };
};

const disguises: Readonly<Record<string, Disguise>> = {
  'first letters escaped': escapes(0),
  'second letters escaped': escapes(1),
  'no types': untyped,
  padded,
  'with comments': spaced,
  'values elsewhere': indirect,
};
const disguised = fc.subarray(Object.keys(disguises));
const disguise = (parts: Parts, names: readonly string[]): Parts =>
  names.reduce((made, name) => (disguises[name] as Disguise)(made), parts);

const packedAs =
  (packing: Packing): Place =>
  (parts) =>
    packedPdf(parts, packing);

/** Every reader finds the objects there. */
const usualPlaces: Readonly<Record<string, Place>> = {
  'the file': plainPdf,
  'a further save': (parts) => savedPdf(NOTHING, parts),
  'an object stream': packedPdf,
  'an object stream with CR LF': packedAs({ lineEnd: '\r\n' }),
  'a padded object stream': packedAs({ padding: PADDING }),
  ...Object.fromEntries(
    [10, 11, 12, 13, 14, 15].map((predictor) => [`predictor ${predictor}`, packedAs({ predictor })]),
  ),
};

const asHex = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`);
/** Only some readers find the objects there, or only in older saves. */
const unusualPlaces: Readonly<Record<string, Place>> = {
  'an older save': (parts) => savedPdf(parts, { objects: parts.objects.map(() => 'null') }),
  'no table': (parts) => alteredPdf(parts, (text) => text.replace(/\d{10} 00000 n/g, '0000000000 65535 f')),
  'split headers': (parts) => alteredPdf(parts, (text) => text.replace(/\n6 0 obj/, '\n6 % a\n0 % b\robj')),
  'a comment': (parts) => alteredPdf(parts, (text) => text.replace(/\n6 0 obj/, '\n% 6 0 obj')),
  'a stream': (parts) =>
    alteredPdf(parts, (text) =>
      text.replace('BT ET\nendstream\nendobj', '').replace(/(endobj\n)(xref)/, '$1endstream endobj\n$2'),
    ),
  'an object stream with CR': packedAs({ lineEnd: '\r' }),
  'an object stream after a space': packedAs({ lineEnd: ' \n' }),
  'an object stream without its type': packedAs({ type: '' }),
  'an object stream of another type': packedAs({ type: '/Type/XObject' }),
  'an object stream with two types': packedAs({ type: '/Type/XObject/Type/ObjStm' }),
  'an object stream in hexadecimal': packedAs({ filters: '/ASCIIHexDecode', encode: asHex }),
  'an object stream by short names': packedAs({ padding: '/F[/AHx/Fl]', encode: asHex }),
};

const everywhere = (
  parts: Readonly<Record<string, Parts>>,
  places: Readonly<Record<string, Place>>,
  numRuns: number,
  verdict: (name: string) => object,
): Promise<void> => {
  const of = <T>(named: Readonly<Record<string, T>>) => fc.constantFrom(...Object.keys(named));
  const holds = async (name: string, where: string, how: string[]) =>
    expect(await inspect(places[where]!(disguise(parts[name]!, how)))).toEqual(verdict(name));
  return fc.assert(fc.asyncProperty(of(parts), of(places), disguised, holds), { numRuns });
};

describe('what a PDF does beside showing pages', () => {
  it.each(Object.entries(activeParts))('[R8-10] is found by what it is: %s', async (name, parts) => {
    expect(await inspect(plainPdf(parts))).toEqual({ fault: faultOf(name) });
  });

  it('[R8-10] is found wherever every reader finds it, and however it is written', () =>
    everywhere(activeParts, usualPlaces, 400, (name) => ({ fault: faultOf(name) })));

  it('[R8-10] is not taken either where only some readers find it', () =>
    everywhere(activeParts, unusualPlaces, 400, () => ({
      fault: expect.stringMatching(/script|attachment|form|link|other|damaged|tooComplex/),
    })));
});

describe('what only looks like it', () => {
  it.each(Object.entries(harmlessParts))('[R5.6-05] is taken: %s', async (_, parts) => {
    expect(await inspect(plainPdf(parts))).toEqual({ pages: 1 });
  });

  it('[R5.6-05] is taken in all places and spellings that honest files have', () =>
    everywhere(harmlessParts, usualPlaces, 300, () => ({ pages: 1 })));

  it('[R5.6-05] is taken as a library writes it, however often it is saved', async () => {
    const document = await PDFDocument.create();
    document.setTitle('Bolletta');
    document.addPage().drawText('Launch, JavaScript');
    for (const useObjectStreams of [true, false, true]) {
      const bytes = await document.save({ useObjectStreams });
      expect(await inspect(Buffer.from(bytes))).toEqual({ pages: 1 });
      const reopened = await PDFDocument.load(bytes);
      const again = await reopened.save({ useObjectStreams: true });
      expect(await inspect(Buffer.from(again))).toEqual({ pages: 1 });
    }
  });
});

import fc from 'fast-check';
import type { Font, GlyphRun } from 'fontkit';
import { contractKinds } from '../../../server/pdf/data';
import { renderContract } from '../../../server/pdf/render';
import { openFonts } from '../../../server/pdf/theme';
import { sampleData } from '../../../scripts/testing/samples/contractData';

const fonts = Object.values(openFonts());
/** What a font of the documents asks when it must shape by itself. */
const fontkitOf = (font: Font): Font => Object.getPrototypeOf(font) as Font;

const plain = ({ glyphs, positions, advanceWidth }: GlyphRun) => ({
  glyphs: glyphs.map(({ id }) => id),
  positions: positions.map((one) => ({ ...one })),
  advanceWidth,
});

const all = fonts.flatMap((font) => font.characterSet).map((code) => String.fromCodePoint(code));
const odd = [
  '\u00ad',
  '\u0301',
  '\u200b',
  '\u05d0',
  '\ud83d\ude00',
  '\ud800',
  '\u3042',
  '\t',
  '\u00a0',
  '\u00af',
  '\u00aa',
];
const usual = [...'abcdefghilmnopqrstuvzABCDEFGHILMNOPQRSTUVZàèéìòùÀÈÉÌÒÙ0123456789 .,;:-–’‘“”()/€'];
const text = fc.string({
  unit: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...usual) }, fc.constantFrom(...all), fc.constantFrom(...odd)),
  maxLength: 14,
}); // prettier-ignore

it('[R2.10-01] every text is laid out as fontkit does, from its pairs of letters', () => {
  const law = fc.property(text, (written) => {
    for (const font of fonts) {
      expect(plain(font.layout(written))).toEqual(plain(fontkitOf(font).layout(written)));
    }
  });
  fc.assert(law, { numRuns: 1000 });
});

it('[R2.10-01] each Latin letter and sign is laid out as by fontkit beside each kind of neighbour', () => {
  const simple = [...new Set(all)].filter((letter) => (letter.codePointAt(0) ?? 0) < 0x250 || usual.includes(letter));
  for (const font of fonts)
    for (const letter of simple)
      for (const beside of [`${letter}A`, `A${letter}`, `1${letter}`, `${letter}1`, `${letter}${letter}`])
        expect([beside, plain(font.layout(beside))]).toEqual([beside, plain(fontkitOf(font).layout(beside))]);
}); // prettier-ignore

it('a document asks fontkit for no pair of letters a second time', async () => {
  const data = sampleData(contractKinds.contract);
  await renderContract(data);
  const asked = fonts.map((font) => jest.spyOn(fontkitOf(font), 'layout'));
  await renderContract(data);
  // fontkit shapes only text beyond Latin each time; the sample has none.
  expect(asked.flatMap(({ mock }) => mock.calls)).toEqual([]);
  for (const spy of asked) spy.mockRestore();
});

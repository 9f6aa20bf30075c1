// Pictures as browsers decode them: a sample of the corpus, the whole of which is tried by all/pictures.
import { shapeOf } from '../corpus/shapes';
import { arrive } from './support/arrive';
import { beginIdentification, inputOf, toFirstDocument } from './support/identificationPages';
import { catchFiles, chooseShape, expectOutcome } from './support/pictureOutcomes';
import { product } from './support/worker';

/** As protection against fingerprinting does, on the page and in its workers. */
const GIVE_NOISE = `for (const kind of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D']) {
  const { prototype } = globalThis[kind] ?? {};
  const read = prototype?.getImageData;
  if (read) prototype.getImageData = function (...given) {
    const image = read.apply(this, given);
    image.data.forEach((_, at) => (image.data[at] = Math.random() * 256));
    return image;
  };
}
`;

const PATH = 'documento.documentoFronte';
const sample = [
  '16.8-megapixels',
  'orientation-6',
  'cmyk',
  '16-bit',
  'blurred',
  'jpeg-bomb',
  'heic',
  'svg-as-png',
];

it('[R5.6-05] [R8-10] a picture leaves the page small, upright, as JPEG and without its place; what is none is refused', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await beginIdentification(visitor, product, { video: true });
  await toFirstDocument(page);
  expect(await inputOf(page, PATH).getAttribute('accept')).toBe('image/*,application/pdf');
  await catchFiles(page);
  for (const name of sample) await expectOutcome(page, PATH, name);
  const original = await shapeOf('pdf').make();
  expect((await chooseShape(page, PATH, 'pdf')).file?.equals(original)).toBe(true);
});

it.each([
  ['in its workers', 'globalThis.OffscreenCanvas'],
  ['without workers', 'delete globalThis.OffscreenCanvas'],
])(
  '[R5.6-05] a picture is sent as it is where the browser gives noise for pictures, %s',
  async (_, setUp) => {
    const visitor = await arrive();
    const { page } = visitor;
    await page.addInitScript(`${setUp};${GIVE_NOISE}`);
    await page.route(/assets.*\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: GIVE_NOISE + (await answer.text()) });
    });
    await beginIdentification(visitor, product, { video: true });
    await toFirstDocument(page);
    await catchFiles(page);
    for (const name of ['orientation-6', '16-bit', 'blurred']) {
      const { file, advice } = await chooseShape(page, PATH, name);
      expect([name, advice, file?.equals(await shapeOf(name).make())]).toEqual([name, undefined, true]);
    }
  },
);

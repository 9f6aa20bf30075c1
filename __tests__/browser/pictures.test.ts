// Pictures as browsers decode them: a sample of the corpus, the whole of which is tried by all/pictures.
import { shapeOf } from '../corpus/shapes';
import { arrive } from './support/arrive';
import { at } from './support/form';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { catchFiles, chooseShape, expectOutcome } from './support/pictureOutcomes';
import { product } from './support/worker';

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
  expect(await at(page, PATH).getAttribute('accept')).toBe('image/*,application/pdf');
  await catchFiles(page);
  for (const name of sample) await expectOutcome(page, PATH, name);
  const original = await shapeOf('pdf').make();
  expect((await chooseShape(page, PATH, 'pdf')).file?.equals(original)).toBe(true);
});

// Pictures as browsers decode them: a sample of the corpus, the whole of which is tried by all/pictures.
import sharp from 'sharp';
import { identificationCopy as copy } from '../../src/copy/identification';
import { tooManyPages } from '../../server/uploads/refusals';
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
  'orientation-7',
  'cmyk',
  '16-bit',
  'panorama',
  'black',
  'blurred',
  'jpeg-cut-off',
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

  await page.unroute('**/wgt/document/upload');
  const { fileName, mimeType, make } = shapeOf('pdf-20-pages');
  await at(page, PATH).setInputFiles({ name: fileName, mimeType, buffer: await make() });
  await page.getByText(tooManyPages(20), { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: copy.photo.open }).first().isEnabled()).toBe(true);
});

it('[R5.6-05] [R8-10] on Android images alone are offered', async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
  const visitor = await arrive({ userAgent });
  await beginIdentification(visitor, product, { video: true });
  await toFirstDocument(visitor.page);
  expect(await at(visitor.page, PATH).getAttribute('accept')).toBe('image/*');
  const note = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('ciao') };
  await at(visitor.page, PATH).setInputFiles(note);
  await visitor.page.getByRole('alert').filter({ hasText: 'Non è stato possibile caricare le immagini' }).waitFor();
  // The orientations of the corpus carry EXIF with the place: IFD0's pointer to the GPS directory, in either byte order.
  const { exif } = await sharp(await shapeOf('orientation-6').make()).metadata();
  expect(['8825', '2588'].some((tag) => exif?.toString('hex').includes(tag))).toBe(true);
}); // prettier-ignore

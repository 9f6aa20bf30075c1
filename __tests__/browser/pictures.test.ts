import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { identificationCopy as copy } from '../../src/copy/identification';
import type { Advice } from '../../src/capture/image/picture';
import { tooManyPages, uploadRefusals } from '../../server/uploads/refusals';
import { CORNERS_HEIGHT, CORNERS_WIDTH, cornerColours } from '../corpus/corners';
import { shapeOf, shapes } from '../corpus/shapes';
import { fieldId } from '../../src/ui/form/fieldId';
import { launchBrowser, visit, type Visit } from './support/browser';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { startProduct, type Product } from './support/product';

const PATH = 'documento.documentoFronte';
const { title: _, ...words } = copy.photo.advice;

let browser: Browser;
let product: Product;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
  visitor = await visit(browser);
  page = visitor.page;
  await beginIdentification(page, product, { video: true });
  await toFirstDocument(page);
  // What leaves the page is looked at here; the service's own judgement has its own tests.
  await page.route('**/wgt/document/upload', (route) => route.fulfill({ json: { status: 'success' } }));
  await page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : null;
      if (file instanceof File) window.lastFile = file;
      send.call(this, body);
    };
  });
});
afterAll(async () => {
  await visitor.context.close();
  await browser.close();
  await product.remove();
});

declare global {
  interface Window {
    lastFile: File | undefined;
  }
}

const { unsupported, unsupportedNext, blank } = copy.files;
const refused = [unsupported, unsupportedNext];
const heic = [unsupported, copy.photo.heic];
/** A picture that is sent: how large, and what is said about it before. */
const sent = (width: number, height: number, ...advice: Advice[]) => ({ width, height, advice });

type Outcome = ReturnType<typeof sent> | readonly string[];

const outcomes: Readonly<Record<string, Outcome>> = {
  document: sent(1600, 1200),
  '48-megapixels': sent(2000, 1500),
  '16.8-megapixels': sent(2000, 1501),
  'orientation-1': sent(240, 160, 'small'),
  'orientation-2': sent(240, 160, 'small'),
  'orientation-3': sent(240, 160, 'small'),
  'orientation-4': sent(240, 160, 'small'),
  'orientation-5': sent(240, 160, 'small'),
  'orientation-6': sent(240, 160, 'small'),
  'orientation-7': sent(240, 160, 'small'),
  'orientation-8': sent(240, 160, 'small'),
  cmyk: sent(1600, 1200),
  progressive: sent(1600, 1200),
  greyscale: sent(1600, 1200),
  'wide-gamut': sent(1600, 1200),
  '16-bit': sent(800, 600),
  palette: sent(800, 600),
  transparent: sent(1200, 900),
  tiny: sent(32, 20, 'small'),
  panorama: sent(2000, 150),
  black: [blank],
  white: [blank],
  blurred: sent(1600, 1200, 'blurred'),
  dark: sent(1600, 1200, 'uniform', 'dark'),
  glare: sent(1600, 1200, 'glare'),
  webp: sent(800, 600),
  gif: sent(400, 300, 'small'),
  // Chromium draws the half that is there.
  'jpeg-cut-off': sent(1600, 1200, 'incomplete'),
  'jpeg-bomb': refused,
  // One colour, however large.
  'png-bomb': [blank],
  heic,
  empty: refused,
  'jpeg-and-html': sent(240, 160, 'small'),
  'jpeg-and-zip': sent(240, 160, 'small'),
  'pdf-after-text': refused,
  'pdf-after-gif': refused,
  'html-as-jpeg': refused,
  'svg-as-png': refused,
  'text-as-jpeg': refused,
  'eicar-as-jpeg': refused,
  'eicar-as-pdf': refused,
};

/** Of the box, which has one while it does not work. */
const input = () => page.locator(`input#${fieldId(PATH)}`);

/** What the shape comes to in the box; advice is followed by 'Usa questa'. */
const choose = async (name: string): Promise<{ file?: Buffer; alert?: string; advice?: string }> => {
  const { fileName, mimeType, make } = shapeOf(name);
  await page.evaluate(() => (window.lastFile = undefined));
  await input().setInputFiles({ name: fileName, mimeType, buffer: await make() });
  const dialog = page.getByRole('alertdialog');
  const alert = page.getByRole('alert').first();
  const seen = page.waitForFunction(
    () => window.lastFile !== undefined || document.querySelector('dialog[open], [role=alert]') !== null,
  );
  await seen;
  const advice = (await dialog.isVisible()) ? await dialog.innerText() : undefined;
  if (advice !== undefined) await dialog.getByRole('button', { name: words.use }).click();
  else if (await alert.isVisible()) return { alert: await alert.innerText() };
  await page.waitForFunction(() => window.lastFile !== undefined);
  const address = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.readAsDataURL(window.lastFile as File);
      }),
  );
  await input().waitFor({ state: 'attached' });
  return { file: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), advice };
};
const sum = (bytes: Buffer | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

/** The markers before a JPEG's pixels: 0xe1 is APP1, where EXIF with its GPS is kept. */
const segmentsOf = (bytes: Buffer = Buffer.alloc(0)): number[] => {
  const found: number[] = [];
  for (let at = 2; bytes[at] === 0xff && found.at(-1) !== 0xda; at += 2 + bytes.readUInt16BE(at + 2))
    found.push(bytes.readUInt8(at + 1));
  return found;
};

it('[R5.6-05] every shape of the corpus is in the table, or a PDF', () => {
  const named = shapes.map(({ name }) => name).filter((name) => !name.startsWith('pdf'));
  expect(named.filter((name) => outcomes[name] === undefined)).toEqual([]);
});

it.each(Object.entries(outcomes))('[R5.6-05] [R8-10] %s', async (name, outcome) => {
  const { file, alert, advice } = await choose(name);
  if (!('width' in outcome)) {
    for (const text of outcome) expect(alert).toContain(text);
    return;
  }
  const { format, width, height, exif, orientation } = await sharp(file).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'jpeg',
    width: outcome.width,
    height: outcome.height,
  });
  for (const secret of ['Exif', 'GPS', 'Corpus', 'Fotocamera', 'xap/1.0'])
    expect(file?.includes(secret)).toBe(false);
  expect(segmentsOf(file)).not.toContain(0xe1);
  if (outcome.advice.length === 0) expect(advice).toBeUndefined();
  else expect(advice).toContain(words.sentence(outcome.advice));
  if (!name.startsWith('orientation')) return;
  const at = (x: number, y: number) =>
    sharp(file).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  const [right, bottom] = [CORNERS_WIDTH - 20, CORNERS_HEIGHT - 20];
  const found = await Promise.all([at(20, 20), at(right, 20), at(20, bottom), at(right, bottom)]);
  const { topLeft, topRight, bottomLeft, bottomRight } = cornerColours;
  [topLeft, topRight, bottomLeft, bottomRight].forEach((colour, corner) =>
    colour.forEach((level, channel) =>
      expect(Math.abs((found[corner]?.[channel] ?? 0) - level)).toBeLessThan(16),
    ),
  );
});

const pdfNames = shapes
  .map(({ name }) => name)
  .filter((name) => name.startsWith('pdf') && outcomes[name] === undefined);
it('[R5.6-05] every other PDF leaves the page byte for byte', async () => {
  for (const name of pdfNames) {
    const { file } = await choose(name);
    expect([name, sum(file)]).toEqual([name, sum(await shapeOf(name).make())]);
  }
});

it('[R5.6-05] [R8-10] taken in Milan: the orientations of the corpus carry EXIF with the place', async () => {
  const original = await shapeOf('orientation-6').make();
  expect(segmentsOf(original)).toContain(0xe1);
  const { exif } = await sharp(original).metadata();
  // IFD0's pointer to the GPS directory, in either byte order.
  expect(['8825', '2588'].some((tag) => exif?.toString('hex').includes(tag))).toBe(true);
});

it('[R8-10] what the service refuses is said under the box in its words, with the way on', async () => {
  await page.unroute('**/wgt/document/upload');
  for (const [name, words] of [
    ['pdf-20-pages', tooManyPages(20)],
    ['pdf-protected', uploadRefusals.pdfProtected],
  ] as const) {
    const { fileName, mimeType, make } = shapeOf(name);
    await input().setInputFiles({ name: fileName, mimeType, buffer: await make() });
    await page.getByText(words, { exact: true }).waitFor();
    // Another file and the camera are there.
    await input().waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: copy.photo.open }).first().isEnabled()).toBe(true);
  }
  await input().setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await shapeOf('document').make(),
  });
  await page.getByRole('alert').first().waitFor({ state: 'detached' });
});

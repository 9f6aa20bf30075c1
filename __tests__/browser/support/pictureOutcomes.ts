// What each picture of the corpus comes to in the box of an upload.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { identificationCopy } from '../../../src/copy/identification';
import type { Advice } from '../../../src/capture/image/picture';
import { fieldId } from '../../../src/ui/form/fieldId';
import { CORNERS_HEIGHT, CORNERS_WIDTH, cornerColours } from '../../corpus/corners';
import { shapeOf } from '../../corpus/shapes';

const { files, photo } = identificationCopy;
const { unsupported, unsupportedNext, blank } = files;
const refused = [unsupported, unsupportedNext];

/** A picture that is sent: how large, and what is said about it before. */
const sent = (width: number, height: number, ...advice: Advice[]) => ({ width, height, advice });
type Outcome = ReturnType<typeof sent> | readonly string[];

const turned = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => [`orientation-${turn}`, sent(240, 160, 'small')]),
);

export const outcomes: Readonly<Record<string, Outcome>> = {
  ...turned,
  document: sent(1600, 1200),
  '48-megapixels': sent(2000, 1500),
  '16.8-megapixels': sent(2000, 1501),
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
  heic: [unsupported, photo.heic],
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

declare global {
  interface Window {
    lastFile: File | undefined;
  }
}

/** What leaves the page is looked at here; the service's own judgement has its own tests. */
export const catchFiles = async (page: Page): Promise<void> => {
  await page.route('**/wgt/document/upload', (route) => route.fulfill({ json: { status: 'success' } }));
  await page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : null;
      if (file instanceof File) window.lastFile = file;
      send.call(this, body);
    };
  });
};

/** What the shape comes to in the box; advice is followed by 'Usa questa'. */
export const chooseShape = async (
  page: Page,
  path: string,
  name: string,
): Promise<{ file?: Buffer; alert?: string; advice?: string }> => {
  const { fileName, mimeType, make } = shapeOf(name);
  const input = page.locator(`input#${fieldId(path)}`);
  await input.waitFor({ state: 'attached' });
  await page.evaluate(() => (window.lastFile = undefined));
  await input.setInputFiles({ name: fileName, mimeType, buffer: await make() });
  const dialog = page.getByRole('alertdialog');
  await page.waitForFunction(
    () => window.lastFile !== undefined || document.querySelector('dialog[open], [role=alert]') !== null,
  );
  const advice = (await dialog.isVisible()) ? await dialog.innerText() : undefined;
  const alert = page.getByRole('alert').first();
  if (advice !== undefined) await dialog.getByRole('button', { name: photo.advice.use }).click();
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
  return { file: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), advice };
};

/** The markers before a JPEG's pixels: 0xe1 is APP1, where EXIF with its GPS is kept. */
const segmentsOf = (bytes: Buffer): number[] => {
  const found: number[] = [];
  for (let at = 2; bytes[at] === 0xff && found.at(-1) !== 0xda; at += 2 + bytes.readUInt16BE(at + 2))
    found.push(bytes.readUInt8(at + 1));
  return found;
};

const expectUpright = async (file: Buffer): Promise<void> => {
  const [right, bottom] = [CORNERS_WIDTH - 20, CORNERS_HEIGHT - 20];
  const { topLeft, topRight, bottomLeft, bottomRight } = cornerColours;
  for (const [left, top, colour] of [
    [20, 20, topLeft],
    [right, 20, topRight],
    [20, bottom, bottomLeft],
    [right, bottom, bottomRight],
  ] as const) {
    const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    colour.forEach((level, channel) => expect(Math.abs((pixel[channel] ?? 0) - level)).toBeLessThan(16));
  }
}; // prettier-ignore

/** The shape comes to what the table says: sent as a small upright JPEG without its place, or refused. */
export const expectOutcome = async (page: Page, path: string, name: string): Promise<void> => {
  const outcome = outcomes[name] ?? [];
  const { file = Buffer.alloc(0), alert, advice } = await chooseShape(page, path, name);
  if (!('width' in outcome)) {
    for (const text of outcome) expect([name, alert]).toEqual([name, expect.stringContaining(text)]);
    return;
  }
  const { format, width, height, exif, orientation } = await sharp(file).metadata();
  expect({ name, format, width, height, exif, orientation }).toEqual({
    name,
    format: 'jpeg',
    width: outcome.width,
    height: outcome.height,
  });
  for (const secret of ['Exif', 'GPS', 'Corpus', 'Fotocamera', 'xap/1.0'])
    expect(file.includes(secret)).toBe(false);
  expect(segmentsOf(file)).not.toContain(0xe1);
  const expected = outcome.advice.length === 0 ? undefined : photo.advice.sentence(outcome.advice);
  expect([name, advice]).toEqual([name, expected === undefined ? undefined : expect.stringContaining(expected)]);
  if (name.startsWith('orientation')) await expectUpright(file);
}; // prettier-ignore

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { identificationCopy } from '../../../src/copy/identification';
import type { Advice } from '../../../src/capture/image/picture';
import { CORNERS_HEIGHT, CORNERS_WIDTH, cornerColours } from '../../corpus/corners';
import { shapeOf } from '../../corpus/shapes';
import { inputOf } from './identificationPages';
import { lastSent, noteSentFiles } from './sentFiles';

const { files, photo } = identificationCopy;
const { unsupported, unsupportedNext, blank } = files;
const refused = [unsupported, unsupportedNext];

const sent = (width: number, height: number, ...advice: Advice[]) => ({ width, height, advice });
type Outcome = ReturnType<typeof sent> | readonly string[];

const same = (names: string, outcome: Outcome): [string, Outcome][] =>
  names.split(' ').map((name) => [name, outcome]);

export const outcomes: Readonly<Record<string, Outcome>> = Object.fromEntries([
  ...same([1, 2, 3, 4, 5, 6, 7, 8].map((turn) => `orientation-${turn}`).join(' '), sent(240, 160, 'small')),
  ...same('document cmyk progressive greyscale wide-gamut', sent(1600, 1200)),
  ...same('16-bit palette webp', sent(800, 600)),
  ...same('48-megapixels', sent(2000, 1500)),
  ...same('16.8-megapixels', sent(2000, 1501)),
  ...same('transparent', sent(1200, 900)),
  ...same('tiny', sent(32, 20, 'small')),
  ...same('panorama', sent(2000, 150)),
  ...same('blurred', sent(1600, 1200, 'blurred')),
  ...same('dark', sent(1600, 1200, 'uniform', 'dark')),
  ...same('glare', sent(1600, 1200, 'glare')),
  ...same('gif', sent(400, 300, 'small')),
  ...same('jpeg-and-html jpeg-and-zip', sent(240, 160, 'small')),
  // Chromium draws the half that is there.
  ...same('jpeg-cut-off', sent(1600, 1200, 'incomplete')),
  // The bomb of PNG is one colour, however large.
  ...same('black white png-bomb', [blank]),
  ...same('heic', [unsupported, photo.heic]),
  ...same('jpeg-bomb empty pdf-after-text pdf-after-gif html-as-jpeg svg-as-png', refused),
  ...same('text-as-jpeg eicar-as-jpeg eicar-as-pdf', refused),
]);

/** What leaves the page is looked at here; the service's own judgement has its own tests. */
export const catchFiles = async (page: Page): Promise<void> => {
  await page.route('**/wgt/document/upload', (route) => route.fulfill({ json: { status: 'success' } }));
  await noteSentFiles(page);
};

export const chooseShape = async (
  page: Page,
  path: string,
  name: string,
): Promise<{ file?: Buffer; alert?: string; advice?: string }> => {
  const { fileName, mimeType, make } = shapeOf(name);
  const buffer = await make();
  await page.evaluate(() => (window.sentFiles = []));
  await inputOf(page, path).setInputFiles({ name: fileName, mimeType, buffer });
  const dialog = page.getByRole('alertdialog');
  await page.waitForFunction(
    () => window.sentFiles.length > 0 || document.querySelector('dialog[open], [role=alert]') !== null,
  );
  const advice = (await dialog.isVisible()) ? await dialog.innerText() : undefined;
  const alert = page.getByRole('alert').first();
  if (advice !== undefined) await dialog.getByRole('button', { name: photo.advice.use }).click();
  else if (await alert.isVisible()) return { alert: await alert.innerText() };
  await page.waitForFunction(() => window.sentFiles.length > 0);
  return { file: await lastSent(page), advice };
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

export const expectOutcome = async (page: Page, path: string, name: string): Promise<void> => {
  const outcome = outcomes[name] ?? [];
  const { file = Buffer.alloc(0), alert, advice } = await chooseShape(page, path, name);
  if (!('width' in outcome)) {
    for (const text of outcome) expect([name, alert]).toEqual([name, expect.stringContaining(text)]);
    return;
  }
  const { format, width, height, exif, orientation } = await sharp(file).metadata();
  const found = { name, format, width, height, exif, orientation };
  expect(found).toEqual({ name, format: 'jpeg', width: outcome.width, height: outcome.height });
  for (const secret of ['Exif', 'GPS', 'Corpus', 'Fotocamera', 'xap/1.0'])
    expect(file.includes(secret)).toBe(false);
  const expected = outcome.advice.length === 0 ? undefined : photo.advice.sentence(outcome.advice);
  expect([name, advice]).toEqual([name, expected === undefined ? undefined : expect.stringContaining(expected)]);
  if (name.startsWith('orientation')) await expectUpright(file);
}; // prettier-ignore

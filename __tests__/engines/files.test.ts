import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { UNSUPPORTED_FILE, uploadTypes } from '../../src/contract/uploads';
import { identificationCopy } from '../../src/copy/identification';
import { uiCopy } from '../../src/copy/ui';
import { fieldId } from '../../src/ui/form/fieldId';
import { heading } from '../../scripts/testing/pages/form';
import type { FileToSend } from '../../scripts/testing/browser/hands';
import { toFirstDocument } from '../browser/support/identificationPages';
import { photograph, scannedPdf, smallPhotograph } from '../../scripts/testing/pages/people';
import { appears, eventually } from '../../scripts/testing/browser/until';
import { product } from '../browser/support/worker';
import { PHONE, walk, type EngineVisit } from './support/engines';

/** It is not there while a file is on its way. */
const box = (page: Page, side: string) => page.locator(`#${fieldId(`documento.${side}`)} + input`);
const SIDES = ['documentoFronte', 'documentoRetro'] as const;

/** As a telephone's camera makes it: larger than what is sent, on its side by its EXIF. */
const largePhotograph = async (): Promise<Buffer> =>
  sharp(await photograph())
    .resize(4000, 2500, { kernel: 'nearest' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const files = async (): Promise<readonly (readonly [FileToSend, contentType: string])[]> => [
  [{ name: 'foto.png', mimeType: 'image/png', buffer: await sharp(await smallPhotograph()).png().toBuffer() }, 'image/jpeg'], // prettier-ignore
  [{ name: 'scansione.pdf', mimeType: 'application/pdf', buffer: await scannedPdf() }, 'application/pdf'],
  [{ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await largePhotograph() }, 'image/jpeg'],
];

const firstDocument = async ({ page, signIn }: EngineVisit) => {
  const earlier = await product.walk({ slug: 'identification', video: true });
  await signIn(earlier);
  await page.goto(product.url);
  await heading(page, identificationCopy.video.title);
  await toFirstDocument(page);
  return async (side: (typeof SIDES)[number]) => {
    const answer = await fetch(`${product.url}/sandbox/documents/${earlier.guid}/${uploadTypes[side]}`);
    const { headers } = answer;
    const contentType = answer.ok ? headers.get('content-type') : '';
    return { contentType, sha256: headers.get('x-received-sha256'), bytes: await answer.arrayBuffer() };
  };
};

walk('files of every kind into both boxes', async (visit) => {
  const { page } = visit;
  const stored = await firstDocument(visit);
  for (const side of SIDES)
    for (const [file, contentType] of await files()) {
      const before = await stored(side);
      await box(page, side).setInputFiles(file);
      await eventually(async () => {
        const now = await stored(side);
        expect([file.name, now.contentType]).toEqual([file.name, contentType]);
        expect(now.sha256).not.toBe(before.sha256);
      });
    }
  await eventually(async () =>
    expect(await page.getByText(uiCopy.upload.done, { exact: true }).count()).toBe(SIDES.length),
  );
  for (const side of SIDES) {
    const { width = 0, height = 0 } = await sharp(Buffer.from((await stored(side)).bytes)).metadata();
    expect([side, height > width, height < 4000]).toEqual([side, true, true]);
  }
  const words = { name: 'appunti.txt', mimeType: 'text/plain', buffer: Buffer.from('Appunti') };
  const { sha256 } = await stored('documentoFronte');
  await box(page, 'documentoFronte').setInputFiles(words);
  await appears(page.getByText(UNSUPPORTED_FILE, { exact: true }).first());
  expect((await stored('documentoFronte')).sha256).toBe(sha256);
});

const patches = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).greyscale().resize(80, 50, { fit: 'fill' }).raw().toBuffer();

walk(
  'a large photograph that is stored as it was taken, under resistFingerprinting too',
  async (visit) => {
    const stored = await firstDocument(visit);
    const taken = await sharp(await photograph())
      .resize(4000, 2500, { kernel: 'nearest' })
      .jpeg()
      .toBuffer();
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: taken };
    await box(visit.page, 'documentoFronte').setInputFiles(file);
    await eventually(async () =>
      expect(await visit.page.getByText(uiCopy.upload.done, { exact: true }).count()).toBe(1),
    );
    const [expected, found] = await Promise.all([
      patches(taken),
      patches(Buffer.from((await stored('documentoFronte')).bytes)),
    ]);
    const differences = expected.map((value, place) => Math.abs(value - (found[place] ?? 0)));
    const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
    // Noise in place of the picture differs by 20 and more.
    expect(mean).toBeLessThan(5);
  },
  PHONE,
  { isHardened: true },
);

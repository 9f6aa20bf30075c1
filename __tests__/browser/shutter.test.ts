// The camera that takes the picture of a document by itself, with films in place of the camera.
import type { Browser, Page } from 'playwright-core';
import { identificationCopy } from '../../src/copy/identification';
import { frameOf } from '../capture/shutter/frames';
import { launchBrowser } from './support/chromium';
import { fastForward } from './support/earlier';
import { filmFile } from './support/fakeDevices';
import { goOn, heading } from './support/form';
import { expectUsable } from './support/laws';
import { appears } from './support/until';
import { PHONE, visit } from './support/visit';
import { product } from './support/worker';

const { document: copy, photo, video } = identificationCopy;
const scene = { table: 'wood', seed: 4 } as const;

const films = {
  still: () => filmFile('still', (_, size) => frameOf({ ...scene, hasSheet: true }, size).levels),
  moved: () =>
    filmFile('moved', (frame, size) => {
      const shift = 0.12 * Math.sin((2 * Math.PI * frame) / 10);
      return frameOf({ ...scene, hasSheet: frame < 20, shift }, size).levels;
    }),
};

const withFilm = async (
  film: keyof typeof films,
  act: (page: Page) => Promise<void>,
  reducedMotion: 'no-preference' | 'reduce' = 'no-preference',
): Promise<void> => {
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser(`--use-file-for-fake-video-capture=${await films[film]()}`);
    const { page, context } = await visit(browser, PHONE, { reducedMotion });
    await fastForward(context, product, 'identification', { video: true });
    await page.goto(product.url);
    await heading(page, video.title);
    await appears(page.getByText(video.sent, { exact: true }).first());
    await goOn(page);
    await heading(page, copy.title.first);
    await page.getByRole('button', { name: photo.openLabel('Fronte') }).click();
    await appears(page.getByRole('button', { name: photo.shoot, exact: true }));
    await act(page);
  } finally {
    await browser?.close();
  }
};
const dialog = (page: Page) => page.getByRole('dialog', { name: photo.title('Fronte') });
const taken = (page: Page) => dialog(page).getByRole('img', { name: photo.taken });
const setting = (page: Page, word: string) => dialog(page).getByRole('button', { name: word, exact: true });
/** More than it takes of a document that is held still. */
const WHILE_MS = 6000;

it('a document that is held still is photographed by itself, and the photo shown before it is used', async () => {
  await withFilm('still', async (page) => {
    await appears(dialog(page).getByText(photo.shutter.hold).first());
    await expectUsable(page);
    await appears(taken(page));
    await appears(page.getByText(photo.review));
    expect(await page.getByText('Caricato', { exact: true }).count()).toBe(0);
  });
});

it('it never is while it moves, nor where the shutter is turned off or little movement is wanted', async () => {
  await withFilm('moved', async (page) => {
    await page.waitForTimeout(WHILE_MS);
    expect(await taken(page).count()).toBe(0);
  });
  await withFilm('still', async (page) => {
    await setting(page, photo.shutter.setting.on).click();
    await page.waitForTimeout(WHILE_MS);
    expect(await taken(page).count()).toBe(0);
    await setting(page, photo.shutter.setting.off).click();
    await appears(taken(page));
  });
  await withFilm(
    'still',
    async (page) => {
      await page.waitForTimeout(WHILE_MS);
      expect(await taken(page).count()).toBe(0);
      await appears(setting(page, photo.shutter.setting.off));
    },
    'reduce',
  );
});

import type { Browser, Page } from 'playwright-core';
import { identificationCopy } from '../../../src/copy/identification';
import { frameOf } from '../../capture/shutter/frames';
import { launchBrowser } from '../../../scripts/testing/browser/chromium';
import { fastForward } from '../../../scripts/testing/product/earlier';
import { filmFile } from '../../../scripts/testing/browser/fakeDevices';
import { goOn, heading } from '../../../scripts/testing/pages/form';
import { appears } from '../../../scripts/testing/browser/until';
import { PHONE, visit } from '../../../scripts/testing/browser/visit';
import { product } from './worker';

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

export const withFilm = async (
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
export const dialog = (page: Page) => page.getByRole('dialog', { name: photo.title('Fronte') });
export const taken = (page: Page) => dialog(page).getByRole('img', { name: photo.taken });

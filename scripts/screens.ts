/**
 * `npm run screens`: a picture of every screen at 360 and at 1280 pixels, taken from the running product,
 * into docs/screens/. Needs the built app (`npm run build`).
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../__tests__/browser/support/chromium';
import { laterScreens } from './screens/laterScreens';
import { otherScreens } from './screens/otherScreens';
import { wholeJourney } from '../__tests__/browser/support/journey';
import { startProduct } from '../__tests__/browser/support/product';
import { DESKTOP, PHONE, visit } from '../__tests__/browser/support/visit';
import { startBrowserProcess } from '../__tests__/setup/browserGlobal';

const folder = path.resolve(__dirname, '../docs/screens');

const photographer = (page: Page, width: number) => async (screen: string) => {
  const viewport = page.viewportSize();
  // What is still moving or loading would make every run's picture another.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  // As high as the page: what sticks to the window's edge stands at the page's, as after scrolling. A
  // dialog stays as it is.
  if (viewport && (await page.locator('dialog[open]').count()) === 0) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, viewport.height) });
  }
  await page.screenshot({
    path: path.join(folder, `${screen}-${width}.png`),
    animations: 'disabled',
    caret: 'hide',
  });
  if (viewport) await page.setViewportSize(viewport);
};

const main = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  const { control } = await startBrowserProcess();
  try {
    for (const viewport of [PHONE, DESKTOP]) {
      const product = await startProduct(control);
      try {
        const { page, context } = await visit(browser, viewport);
        const look = photographer(page, viewport.width);
        await wholeJourney({ page, product, look });
        await context.close();
        await otherScreens({ browser, product, viewport, photograph: photographer });
        await laterScreens({ browser, product, viewport, photograph: photographer });
      } finally {
        await product.stop();
      }
      console.log(`${viewport.width} px: done`);
    }
  } finally {
    await browser.close();
  }
};

void main();

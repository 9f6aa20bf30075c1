import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

export const photograph = async (page: Page, folder: string, name: string): Promise<void> => {
  const viewport = page.viewportSize();
  // Movement or loading would make every run's picture differ.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  // As high as the page: what sticks to the window's edge is at the page's, as after scrolling. A
  // dialog stays as it is.
  if (viewport && (await page.locator('dialog[open]').count()) === 0) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) });
  }
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  // Flat colours need no more than a palette, which halves the file.
  const picture = await sharp(taken).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
  writeFileSync(path.join(folder, `${name}.png`), picture);
  if (viewport) await page.setViewportSize(viewport);
};

import type { Locator, Page } from 'playwright-core';
import { handoffCopy } from '../../../src/copy/handoff';
import { appears } from '../../../scripts/testing/browser/until';

const openersOn = (page: Page): Locator =>
  page
    .locator('[aria-haspopup=dialog]')
    .or(page.getByRole('button', { name: handoffCopy.action }))
    .filter({ visible: true });

export const openDialogs = async (page: Page): Promise<readonly string[]> => {
  if ((await page.locator('dialog[open]').count()) > 0) return [];
  const openers = openersOn(page);
  const opened: string[] = [];
  for (let index = 0; index < (await openers.count()); index += 1) {
    const opener = openers.nth(index);
    opened.push((await opener.getAttribute('aria-label')) ?? (await opener.innerText()));
    await opener.click();
    await appears(page.locator('dialog[open]'));
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  return opened;
};

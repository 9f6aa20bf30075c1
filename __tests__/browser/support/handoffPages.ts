import type { Locator, Page } from 'playwright-core';
import { handoffCopy as copy } from '../../../src/copy/handoff';
import { textbox } from '../../../scripts/testing/pages/form';
import { readQr } from './qr';
import { until } from '../../../scripts/testing/browser/until';

export const handoffOffers = (page: Page): Locator =>
  page.getByRole('button', { name: copy.action, exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: copy.title, exact: true });
export const closeHandoff = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await until(() => page.evaluate(() => document.activeElement?.textContent), (text) => text === copy.action); // prettier-ignore
};
export const tells = (page: Page, component: string): Promise<void> =>
  dialog(page).getByRole('log').getByText(copy.arrived[component] ?? '', { exact: true }).waitFor(); // prettier-ignore

export const openHandoff = async (page: Page, wanted: string, withTyped = false): Promise<string> => {
  await handoffOffers(page).first().click();
  const address = () => textbox(dialog(page), copy.link).inputValue();
  // The last typed value is in the link a moment later.
  if (withTyped) await until(address, (link) => new URL(link).hash.length > 100);
  const { origin, pathname, search } = new URL(await address());
  expect(origin + pathname + search).toBe(wanted);
  return address();
};

export const scanHandoff = async (page: Page, wanted: string, withTyped = false): Promise<string> => {
  const address = await openHandoff(page, wanted, withTyped);
  expect(await readQr(dialog(page).getByRole('img', { name: copy.qr }))).toBe(address);
  return address;
};

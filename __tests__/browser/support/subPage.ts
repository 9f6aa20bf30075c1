import type { Page } from 'playwright-core';
import { until } from '../../../scripts/testing/browser/until';

export const isThere = async (page: Page): Promise<void> => {
  await until(() => page.evaluate(() => document.getElementById('boot') === null), Boolean);
  await page.locator('#root h1').waitFor();
};

export const loadSubPage = async (page: Page, subPage: number): Promise<void> => {
  await page.evaluate((wanted) => {
    const { usr, ...state } = window.history.state as { readonly usr?: object };
    window.history.replaceState({ ...state, usr: { ...usr, subPage: wanted } }, '');
  }, subPage);
  await page.reload();
  await isThere(page);
};

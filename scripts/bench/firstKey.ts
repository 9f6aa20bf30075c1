/** What a key costs the main thread in the first form, in turns with the same inputs without any script. */
import type { Browser, Page } from 'playwright-core';
import { greetingCopy } from '../../src/copy/contact-info';
import { introCopy } from '../../src/copy/contact-info-intro';
import { median } from './figures';

const KEYS = 30;
const PAUSE_MS = 25;
const WARM_UP = 10;

const type = async (page: Page, keys: number): Promise<void> => {
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.press('abcdefghij'[at % 10] ?? 'a');
    await page.waitForTimeout(PAUSE_MS);
  }
};

/** Milliseconds of the main thread for each key. */
const keyCost = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  await page.locator('input').first().click();
  await type(page, WARM_UP);
  const before = await used();
  await type(page, KEYS);
  const cost = ((await used()) - before) * 1000;
  await session.detach();
  return cost / KEYS;
};

export interface KeyCosts {
  readonly plain: number;
  readonly product: number;
  /** The median of the ratios, pair by pair. */
  readonly ratio: number;
}

/** The browser is not slowed: the figure is a ratio. */
export const measureKeys = async (browser: Browser, url: string, rounds: number): Promise<KeyCosts> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: introCopy.start, exact: true }).click();
  await page.getByLabel(greetingCopy.nome, { exact: true }).waitFor();
  const plain = await context.newPage();
  const labels = [greetingCopy.nome, greetingCopy.cognome, greetingCopy.cf, greetingCopy.email];
  await plain.setContent(
    `<form>${labels.map((label) => `<p><label>${label} <input></label></p>`).join('')}</form>`,
  );
  const costs: { plain: number; product: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.bringToFront();
    const product = await keyCost(page);
    await plain.bringToFront();
    const cost = { plain: await keyCost(plain), product };
    // The first round warms up and does not count.
    if (round > 0) costs.push(cost);
  }
  await context.close();
  return {
    plain: median(costs.map((one) => one.plain)),
    product: median(costs.map((one) => one.product)),
    ratio: median(costs.map((one) => one.product / one.plain)),
  };
};

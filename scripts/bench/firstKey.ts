import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { greetingCopy } from '../../src/copy/contact-info';
import { introCopy } from '../../src/copy/contact-info-intro';
import { median } from './figures';
import { openUntouched, type UntouchedPage } from './untouchedPage';

const KEYS = 30;
const PAUSE_MS = 25;
const WARM_UP = 10;
const LOOK_AGAIN_MS = 100;
const PATIENCE_MS = 30_000;

const LABELS = [greetingCopy.nome, greetingCopy.cognome, greetingCopy.cf, greetingCopy.email];
const PLAIN = `<form>${LABELS.map((label) => `<p><label>${label} <input></label></p>`).join('')}</form>`;

const evaluate = async ({ send }: UntouchedPage, expression: string): Promise<unknown> =>
  (await send('Runtime.evaluate', { expression, returnByValue: true })).result.value;

const openForm = async (browser: Browser, url: string): Promise<UntouchedPage> => {
  const page = await openUntouched(browser);
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.send('Page.navigate', { url });
  const start = JSON.stringify(introCopy.start);
  const look = `(() => {
    [...document.querySelectorAll('#root button')].find((one) => one.textContent === ${start})?.click();
    document.querySelector('input')?.focus();
    return document.activeElement?.localName;
  })()`;
  const deadline = Date.now() + PATIENCE_MS;
  while ((await evaluate(page, look)) !== 'input') {
    if (Date.now() > deadline) throw new Error(`${url} has not shown its form`);
    await pause(LOOK_AGAIN_MS);
  }
  return page;
};

const type = async ({ send }: UntouchedPage, keys: number): Promise<void> => {
  for (let at = 0; at < keys; at += 1) {
    const key = 'abcdefghij'[at % 10] ?? 'a';
    await send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await pause(PAUSE_MS);
  }
};

const keyCost = async (page: UntouchedPage): Promise<number> => {
  const used = async (): Promise<number> => {
    const { metrics } = await page.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  await page.send('Page.bringToFront');
  await type(page, WARM_UP);
  const before = await used();
  await type(page, KEYS);
  return (((await used()) - before) * 1000) / KEYS;
};

export interface KeyCosts {
  readonly plain: number;
  readonly product: number;
  readonly ratio: number;
}

/** The browser is not slowed: the figure is a ratio. */
export const measureKeys = async (browser: Browser, url: string, rounds: number): Promise<KeyCosts> => {
  const form = await openForm(browser, url);
  const inputs = await openForm(browser, `data:text/html,${encodeURIComponent(PLAIN)}`);
  const costs: { plain: number; product: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const product = await keyCost(form);
    const cost = { plain: await keyCost(inputs), product };
    // The first round warms up and does not count.
    if (round > 0) costs.push(cost);
  }
  for (const page of [form, inputs]) {
    const typed = await evaluate(page, "document.querySelector('input').value.length");
    const expected = (rounds + 1) * (WARM_UP + KEYS);
    if (typed !== expected) throw new Error(`An input took ${String(typed)} of ${expected} keys`);
  }
  await form.close();
  await inputs.close();
  return {
    plain: median(costs.map((one) => one.plain)),
    product: median(costs.map((one) => one.product)),
    ratio: median(costs.map((one) => one.product / one.plain)),
  };
};

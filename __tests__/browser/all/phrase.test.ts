import type { Browser } from 'playwright-core';
import { identificationCopy } from '../../../src/copy/identification';
import { launchBrowser } from '../../../scripts/testing/browser/chromium';
import { fastForward } from '../../../scripts/testing/product/earlier';
import { heading } from '../../../scripts/testing/pages/form';
import { record, recordAt } from '../support/phrase';
import { visit } from '../../../scripts/testing/browser/visit';
import { product } from '../support/worker';

const { video } = identificationCopy;

it.each([
  [360, 740],
  [740, 360],
  [1280, 800],
])('[R2.9-01] at %d x %d phrase, picture and button are on the screen', recordAt);

/** One of its own: the font is a setting of the whole browser. */
let browser: Browser | undefined;
afterAll(() => browser?.close());

it('[R2.9-01] with text of 150% on a phone the phrase is on the screen beside the picture', async () => {
  browser = await launchBrowser('--blink-settings=defaultFontSize=24');
  const { context, page } = await visit(browser, { width: 360, height: 560 });
  const { applicant } = await fastForward(context, product, 'identification');
  await page.goto(product.url);
  await heading(page, video.title);
  await record(page, applicant, false);
});

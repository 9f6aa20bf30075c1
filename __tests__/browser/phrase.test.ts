// What is read aloud, and the button that records, are on the screen with the picture.
import type { Browser, Locator, Page } from 'playwright-core';
import { identificationCopy } from '../../src/copy/identification';
import { arrive } from './support/arrive';
import { launchBrowser } from './support/chromium';
import { fastForward } from './support/earlier';
import { heading } from './support/form';
import { beginIdentification } from './support/identificationPages';
import { press } from './support/resumePages';
import { eventually } from './support/until';
import { visit } from './support/visit';
import { product } from './support/worker';

const { capture: copy, video } = identificationCopy;

/** Its first and its last line are on the screen, and nothing lies over them. */
const isSeen = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => {
      const found = document.elementFromPoint((left + right) / 2, y);
      return found !== null && (element.parentElement?.contains(found) ?? false);
    });
  });

const seen = (target: Locator): Promise<void> =>
  eventually(async () => expect(await isSeen(target)).toBe(true));

const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

interface Speaker {
  readonly nome: string;
  readonly cognome: string;
}

const record = async (page: Page, { nome, cognome }: Speaker, andButtons = true): Promise<void> => {
  const phrase = page.getByText(new RegExp(`^${nome} ${cognome} .+`));
  await press(page, copy.turnOn);
  await page.getByText(copy.ready).first().waitFor();
  if (andButtons) await seen(named(page, copy.record));
  await seen(phrase);
  await press(page, copy.record);
  await named(page, copy.cancel).waitFor();
  await seen(phrase);
  await page.getByText(copy.recording).first().waitFor();
  expect(await isSeen(phrase)).toBe(true);
  expect(await isSeen(page.getByLabel(copy.preview))).toBe(true);
  if (andButtons) expect(await isSeen(named(page, copy.stop))).toBe(true);
  await page.getByText(copy.review).waitFor();
};

it.each([
  [360, 740],
  [360, 560],
  [740, 360],
  [1280, 800],
])('[R2.9-01] at %d x %d phrase, picture and button are on the screen', async (width, height) => {
  const visitor = await arrive({ viewport: { width, height } });
  const { applicant } = await beginIdentification(visitor, product);
  await record(visitor.page, applicant);
});

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

// The places where large text, a small window or a closing dialog once hid something. `npm run screens --
// --hard` walks through all screens.
import type { Browser, Page } from 'playwright-core';
import { companyInfoCopy } from '../../src/copy/company-info';
import { greetingCopy } from '../../src/copy/contact-info';
import { identificationCopy } from '../../src/copy/identification';
import { uiCopy } from '../../src/copy/ui';
import { arrive } from './support/arrive';
import { launchBrowser } from '../../scripts/testing/browser/chromium';
import { fastForward } from '../../scripts/testing/product/earlier';
import { wrongNames } from './support/ear/names';
import { heading, textbox } from '../../scripts/testing/pages/form';
import { FONT_32, hardWays } from '../../scripts/testing/browser/hardWays';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { cutTexts, outOfReach } from '../../scripts/testing/browser/reach';
import { somebody } from '../../scripts/testing/pages/people';
import { fillGreeting, openGreeting } from './support/shortcuts';
import { appears } from '../../scripts/testing/browser/until';
import { PHONE, visit } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

const { capture, photo } = identificationCopy;

/** One of its own: the font is a setting of the whole browser. */
let browser: Browser | undefined;
afterAll(() => browser?.close());

it('a font of 32 px on a phone cuts nothing of form, calendar and the camera’s panel', async () => {
  browser = await launchBrowser(FONT_32);
  const { context, page } = await visit(browser, PHONE);
  const at = async (slug: 'company-info' | 'identification', title: string): Promise<void> => {
    await context.clearCookies();
    await fastForward(context, product, slug);
    await page.goto(product.url);
    await heading(page, title);
  };
  await at('company-info', companyInfoCopy.title);
  expect(await outOfReach(page)).toEqual([]);
  await page
    .getByRole('button', { name: uiCopy.date.openCalendar(companyInfoCopy.company.dataCostituzione) })
    .click();
  await page.getByRole('gridcell').first().waitFor();
  expect(await cutTexts(page)).toEqual([]);
  expect(await wrongNames(page)).toEqual([]);
  await at('identification', identificationCopy.video.title);
  await page.getByRole('button', { name: capture.turnOn }).waitFor();
  expect(await cutTexts(page)).toEqual([]);
});

it('in a window of 320 x 256 px the camera’s panel shows its words and its button', async () => {
  const visitor = await arrive(hardWays.small);
  const { page } = visitor;
  await beginIdentification(visitor, product);
  await page.getByRole('button', { name: capture.turnOn }).waitFor();
  expect(await cutTexts(page)).toEqual([]);
});

it.each([
  ['laptop', { width: 1366, height: 620 }],
  ['telephone on its side', { width: 740, height: 360 }],
])('on a %s the button that takes the picture of a document is on the screen', async (_, viewport) => {
  const visitor = await arrive({ viewport });
  const { page } = visitor;
  await beginIdentification(visitor, product, { video: true });
  await toFirstDocument(page);
  await page.getByRole('button', { name: photo.openLabel('Fronte') }).click();
  await appears(page.getByRole('button', { name: photo.shutter.setting.off }));
  const isSeen = (button: Element): boolean => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      button.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  };
  expect(await page.getByRole('button', { name: photo.shoot, exact: true }).evaluate(isSeen)).toBe(true);
  expect(await cutTexts(page)).toEqual([]);
});

const outlineOf = (page: Page, label: string): Promise<string> =>
  textbox(page, label).evaluate((input) => getComputedStyle(input.parentElement ?? input).outline);

it('a field that has the focus again, as a dialog closes, shows it as before', async () => {
  const visitor = await arrive();
  const { page, provokes } = visitor;
  provokes(/ERR_FAILED/);
  await openGreeting(visitor);
  await fillGreeting(page, somebody());
  const focused = await outlineOf(page, greetingCopy.email);
  expect(focused).not.toBe(await outlineOf(page, greetingCopy.nome));
  await page.route('**/wgt/validate/email', (route) => route.abort());
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await textbox(page, greetingCopy.email).evaluate((input) => input === document.activeElement)).toBe(
    true,
  );
  expect(await outlineOf(page, greetingCopy.email)).toBe(focused);
});

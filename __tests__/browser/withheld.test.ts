import type { BrowserContext } from 'playwright-core';
import { introCopy } from '../../src/copy/contact-info-intro';
import { emailCodeCopy, greetingCopy } from '../../src/copy/contact-info';
import { cookiesCopy, expiredCopy } from '../../src/copy/pages';
import { arrive } from './support/arrive';
import { goOn, heading, textbox } from '../../scripts/testing/pages/form';
import { expectUsable } from './support/laws';
import { codePage, identityForm } from '../../scripts/testing/pages/resumePages';
import { somebody } from '../../scripts/testing/pages/people';
import { fillGreeting } from './support/shortcuts';
import { until } from '../../scripts/testing/browser/until';
import { PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

const blockCookies = (context: BrowserContext): Promise<unknown> =>
  context.route('**/wgt/**', async (route) => {
    const answer = await route.fetch();
    const { 'set-cookie': _blocked, ...headers } = answer.headers();
    await context.clearCookies();
    await route.fulfill({ response: answer, headers });
  });

it('a first visit with blocked cookies says how to allow them, and then the job begins', async () => {
  const { page, context, open, provokes } = await arrive({ viewport: PHONE });
  provokes(/status of 40[013]/);
  await blockCookies(context);
  await open();
  await heading(page, cookiesCopy.title);
  expect(await page.getByText(expiredCopy.title).count()).toBe(0);
  await until(
    () => page.title(),
    (title) => title.includes(cookiesCopy.title),
  );
  await expectUsable(page);
  await goOn(page, cookiesCopy.retry);
  await heading(page, cookiesCopy.title);
  await context.unroute('**/wgt/**');
  await goOn(page, cookiesCopy.retry);
  await heading(page, introCopy.title);
});

it.each(['resume', 'reupload'])(
  'a link to /%s with blocked cookies says how to allow them, and then leads to its code',
  async (first) => {
    const { page, context, open, provokes } = await arrive({ viewport: PHONE });
    provokes(/status of 40[013]/);
    const { guid } = await product.walk({ slug: first === 'resume' ? 'card' : 'thanks' });
    // The codes of its job are of a while ago: one is asked for at once.
    await product.pass({ minutes: 2 });
    await blockCookies(context);
    await open(`/${first}/${guid}`);
    await heading(page, cookiesCopy.title);
    await goOn(page, cookiesCopy.retry);
    await heading(page, cookiesCopy.title);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await context.unroute('**/wgt/**');
    await goOn(page, cookiesCopy.retry);
    await codePage(page);
  },
);

it('a resume by the form with blocked cookies says how to allow them once its code is sent', async () => {
  const { page, context, open, provokes } = await arrive({ viewport: PHONE });
  provokes(/status of 40[013]/);
  const { applicant } = await product.walk({ slug: 'card' });
  await blockCookies(context);
  await open('/resume');
  await identityForm(page);
  await textbox(page, 'Codice fiscale').fill(applicant.cf);
  await textbox(page, 'Email').fill(applicant.email);
  await textbox(page, 'Numero cellulare').fill(applicant.cellulare);
  await goOn(page);
  // A code was sent a moment ago, so none is sent now.
  await codePage(page);
  await textbox(page, 'Codice di verifica').fill('123456');
  await goOn(page);
  await heading(page, cookiesCopy.title);
  await context.unroute('**/wgt/**');
  await goOn(page, cookiesCopy.retry);
  await identityForm(page);
});

it('without channels, storage, locks and observers the first form is sent', async () => {
  const { page, open } = await arrive();
  await page.addInitScript(() => {
    for (const name of [
      'BroadcastChannel',
      'IntersectionObserver',
      'PerformanceObserver',
      'requestIdleCallback',
    ])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  });
  await open();
  await goOn(page, 'Inizia');
  await heading(page, greetingCopy.title);
  await fillGreeting(page, somebody());
  await goOn(page);
  await heading(page, emailCodeCopy.title);
});

// What a browser may withhold: cookies, storage, channels between tabs.
import { introCopy } from '../../src/copy/contact-info-intro';
import { emailCodeCopy, greetingCopy } from '../../src/copy/contact-info';
import { cookiesCopy, expiredCopy } from '../../src/copy/pages';
import { arrive } from './support/arrive';
import { goOn, heading } from './support/form';
import { expectUsable } from './support/laws';
import { somebody } from './support/people';
import { fillGreeting } from './support/shortcuts';
import { until } from './support/until';
import { PHONE } from './support/visit';

it('a first visit with blocked cookies says how to allow them, and then the job begins', async () => {
  const { page, context, open, provokes } = await arrive({ viewport: PHONE });
  provokes(/status of 40[013]/);
  await context.route('**/wgt/**', async (route) => {
    await context.clearCookies();
    const answer = await route.fetch();
    const { 'set-cookie': _blocked, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
    await context.clearCookies();
  });
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

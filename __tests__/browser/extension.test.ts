// An extension writes attributes and elements of its own into the page, as password managers and checkers do.
import type { BrowserContext } from 'playwright-core';
import { shellCopy } from '../../src/copy/shell';
import { arrive, LANDING } from './support/arrive';
import { parts } from './support/journey';
import { pointer } from './support/hands';
import { otherProduct } from './support/worker';

/** Before the page's own scripts run, and after each change. */
const extend = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const mark = (name: string): HTMLElement => {
      const own = document.createElement(name);
      own.dataset['extension'] = 'true';
      return own;
    };
    const decorate = (): void => {
      document.body.setAttribute('cz-shortcut-listen', 'true');
      for (const field of document.querySelectorAll('input:not([data-lpignore]), select, textarea')) {
        if (field.hasAttribute('data-lpignore')) continue;
        field.setAttribute('data-lpignore', 'true');
        (field as HTMLElement).style.setProperty('background-image', 'none', 'important');
        field.after(mark('div'));
        field.parentElement?.prepend(mark('span'));
      }
      for (const form of document.querySelectorAll('form:not([data-checked])')) {
        form.setAttribute('data-checked', 'true');
        form.prepend(mark('com-extension-root'));
      }
      const root = document.getElementById('root');
      if (root && !root.querySelector(':scope > [data-extension]')) root.append(mark('div'));
      if (!document.body.querySelector(':scope > [data-extension]')) document.body.prepend(mark('div'));
    };
    document.addEventListener('DOMContentLoaded', () => {
      decorate();
      new MutationObserver(decorate).observe(document.body, { childList: true, subtree: true });
    });
  });

it('the forms are filled in and sent on pages into which an extension writes', async () => {
  const product = await otherProduct({});
  const { page, context, isAt, provokes } = await arrive({ url: product.url });
  await extend(context);
  // React finds other elements than it was to take over, and draws the first page again.
  provokes(/React error #418/);
  await page.goto(`${product.url}/${LANDING}`);
  const injected: number[] = [];
  const look = async (): Promise<void> => {
    injected.push(await page.locator('[data-extension]').count());
  };
  const way = { page, product, hand: pointer, look };
  for (const part of [
    'contactInfo',
    'greeting',
    'codes',
    'credentials',
    'addressInfo',
    'companyInfo',
  ] as const)
    await parts[part](way);
  await isAt('/request/self-certifications');
  expect(Math.max(...injected)).toBeGreaterThan(10);
  expect(await page.getByRole('heading', { name: shellCopy.errorScreenTitle }).count()).toBe(0);
});

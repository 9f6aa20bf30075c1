// An extension writes attributes and elements of its own into the page, as password managers and checkers do.
import type { BrowserContext, Page } from 'playwright-core';

/** Before the page's own scripts run, and after each change. */
export const extend = (context: BrowserContext): Promise<unknown> =>
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

export const writtenInto = (page: Page): Promise<number> => page.locator('[data-extension]').count();

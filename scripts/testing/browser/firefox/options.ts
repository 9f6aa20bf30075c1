// The Firefox of Debian by Playwright's channel for it, which speaks WebDriver BiDi.
import path from 'node:path';
import type { LaunchOptions } from 'playwright-core';

export const firefoxOptions = (
  downloads: string,
  preferences: LaunchOptions['firefoxUserPrefs'] = {},
): LaunchOptions => ({
  channel: 'moz-firefox',
  executablePath: path.resolve(__dirname, 'shim.mjs'),
  // It makes its profile first.
  timeout: 120_000,
  firefoxUserPrefs: {
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
    'ui.prefersReducedMotion': 1,
    'ui.useOverlayScrollbars': 1,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    ...preferences,
  },
});

/**
 * Runs in the page. Playwright enters a text by the element's own property, which React takes for a value of
 * its own: here it is entered as browsers' autofill does.
 */
export const enterAsAutofill = (): void => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const enter = ({ target, isTrusted }: Event): void => {
    if (isTrusted || !(target instanceof HTMLInputElement) || target.files !== null) return;
    const { value, selectionStart } = target;
    target.value = '';
    set?.call(target, value);
    if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionStart);
  };
  addEventListener('input', enter, true);
};

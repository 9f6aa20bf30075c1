import type { Page } from 'playwright-core';
import { expectValues, shownValues } from './shownValues';

/** The page goes into the page cache and comes out with its forms reset, as from WebKit's. */
export const throughPageCache = async (page: Page): Promise<void> => {
  const shown = await shownValues(page);
  await page.evaluate(() => {
    const move = (name: string) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    move('pagehide');
    setTimeout(() => [...document.forms].forEach((form) => form.reset()));
    move('pageshow');
    return new Promise((resolve) => setTimeout(resolve, 20));
  });
  await expectValues(page, shown);
};

/**
 * Each text that can be typed is changed as by a key, and written back without an event: the page has heard
 * of another text than it shows. Returns how many are so.
 */
export const writeTextsBack = async (page: Page): Promise<number> => {
  const shown = await shownValues(page);
  const typed = await page.evaluate(
    (ids) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      return ids.filter((id) => {
        const input = document.getElementById(id) as HTMLInputElement;
        if (!['text', 'password'].includes(input.type) || input.readOnly || input.disabled) return false;
        // The look-up of a CAP would change other fields.
        if (input.role === 'combobox' || input.value === '' || id.endsWith('cap')) return false;
        const { value } = input;
        set?.call(input, `${value}0`);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.value = value;
        return true;
      });
    },
    Object.keys(shown).filter((id) => id !== ''),
  );
  await expectValues(page, shown);
  return typed.length;
};

import type { Locator, Page } from 'playwright-core';
import { fieldId } from '../../../src/ui/form/fieldId';
import { eventually } from '../../../scripts/testing/browser/until';

export const errorList = (page: Page): Locator =>
  page
    .getByRole('group', { name: /da controllare|possibile proseguire/ })
    .filter({ has: page.getByRole('list') });
export const expectFirstWrongFocused = (page: Page, path: string): Promise<void> =>
  eventually(async () => {
    const found = await page.evaluate((id) => {
      const active = document.activeElement;
      const message = document.getElementById(`${id}-errore`);
      const hidden = [active, message].flatMap((one) => {
        if (one === null) return ['nothing'];
        const { left, top, width, height } = one.getBoundingClientRect();
        const seen = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
        const card = one.closest('label, div') ?? one;
        return seen && (card.contains(seen) || seen.contains(one)) ? [] : [one.outerHTML.slice(0, 120)];
      });
      return { hasFocus: document.getElementById(id)?.contains(active), hidden };
    }, fieldId(path));
    expect([path, found]).toEqual([path, { hasFocus: true, hidden: [] }]);
  });

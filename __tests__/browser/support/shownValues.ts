import type { Page } from 'playwright-core';
import { uiCopy } from '../../../src/copy/ui';
import { appears, eventually } from '../../../scripts/testing/browser/until';

export const titled = (page: Page, name: string): Promise<void> =>
  appears(page.getByRole('heading', { level: 1, name, exact: true }));

export type ShownValues = Readonly<Record<string, string | boolean>>;

export const shownValues = (page: Page): Promise<ShownValues> =>
  page.evaluate(() =>
    Object.fromEntries(
      [
        ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
          'main :is(input:not([type=file]), select)',
        ),
      ].map((field) => [
        field.id,
        field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
          ? field.checked
          : field.value,
      ]),
    ),
  );

export const expectLists = (page: Page): Promise<void> => {
  const { loading } = uiCopy.select;
  const waiting = page.getByPlaceholder(loading).or(page.locator('option', { hasText: loading }));
  return eventually(async () => expect(await waiting.count()).toBe(0));
};

export const expectValues = (page: Page, values: ShownValues): Promise<void> =>
  eventually(async () => expect(await shownValues(page)).toEqual(values));

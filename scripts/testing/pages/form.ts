import type { Locator, Page } from 'playwright-core';
import { uiCopy } from '../../../src/copy/ui';
import { fieldId } from '../../../src/ui/form/fieldId';
import { appears, until } from '../browser/until';

/** By role and name, as assistive technology finds fields. */
export const textbox = (page: Page | Locator, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

export const choose = (page: Page | Locator, name: string, label: string): Promise<unknown> =>
  page.getByRole('combobox', { name, exact: true }).selectOption({ label });

export const answer = (page: Page, question: string, yes: boolean): Promise<void> =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: yes ? uiCopy.yesNo.yes : uiCopy.yesNo.no })
    .check();

/** For a page that has several fields of the same name. */
export const at = (page: Page, path: string): Locator => page.locator(`#${fieldId(path)}`);

const orTell = async (page: Page, act: Promise<void>, missing: string): Promise<void> => {
  try {
    await act;
  } catch (error) {
    const said = await page.locator('h1, dialog, [role=alert], [role=alertdialog]').allInnerTexts();
    throw new Error(`${missing} at ${page.url()}, which says: ${said.join(' | ')}`, { cause: error });
  }
};

export const goOn = (page: Page, label: string = uiCopy.continue): Promise<void> =>
  orTell(page, page.getByRole('button', { name: label, exact: true }).click(), `No press on '${label}'`);

export const heading = (page: Page, title: string): Promise<void> =>
  orTell(page, appears(page.getByRole('heading', { level: 1, name: title })), `No page '${title}'`);

/** The city's field becomes a list where a CAP has several localities. */
export const localities = (page: Page, widget: string): Locator =>
  page.locator(`select#${fieldId(`${widget}.citta`)}`);

export const filled = async (field: Locator): Promise<void> => {
  await until(
    () => field.inputValue(),
    (value) => value !== '',
  );
};

export const filledWith = async (page: Page, path: string, text: string): Promise<void> => {
  await until(
    () => at(page, path).inputValue(),
    (value) => value === text,
  );
};

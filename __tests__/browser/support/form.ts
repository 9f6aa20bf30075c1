import type { Locator, Page } from 'playwright-core';
import { uiCopy } from '../../../src/copy/ui';
import { fieldId } from '../../../src/ui/form/fieldId';

/** What an applicant does with the fields, found by role and name as assistive technology finds them. */
export const textbox = (page: Page | Locator, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

export const choose = (page: Page | Locator, name: string, label: string): Promise<unknown> =>
  page.getByRole('combobox', { name, exact: true }).selectOption({ label });

/** Types into a searchable list and takes the option. */
export const pick = async (
  page: Page,
  scope: Page | Locator,
  name: string,
  option: string,
): Promise<void> => {
  const box = scope.getByRole('combobox', { name, exact: true });
  await box.click();
  await box.fill(option);
  await page.getByRole('option', { name: option, exact: true }).first().click();
};

export const answer = (page: Page, question: string, yes: boolean): Promise<void> =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: yes ? uiCopy.yesNo.yes : uiCopy.yesNo.no })
    .check();

/** The field at a form's path, where a page has several of the same name. */
export const at = (page: Page, path: string): Locator => page.locator(`#${fieldId(path)}`);

export const goOn = (page: Page, label: string = uiCopy.continue): Promise<void> =>
  page.getByRole('button', { name: label, exact: true }).click();

export const heading = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

/** An address with a CAP of one municipality (the city fills itself) or of several (`city` is chosen). */
export const fillAddress = async (
  page: Page,
  widget: string,
  address: { readonly cap: string; readonly indirizzo: string; readonly city?: string },
): Promise<void> => {
  await at(page, `${widget}.cap`).fill(address.cap);
  await at(page, `${widget}.cap`).blur();
  // The field becomes a list once the localities have come.
  const cities = page.locator(`select#${fieldId(`${widget}.citta`)}`);
  if (address.city !== undefined) await cities.selectOption({ label: address.city });
  await filled(at(page, `${widget}.provincia`));
  await at(page, `${widget}.indirizzo`).fill(address.indirizzo);
};

/** Waits until the page has filled the field. */
const filled = async (field: Locator): Promise<void> => {
  const end = Date.now() + 20_000;
  while ((await field.inputValue()) === '') {
    if (Date.now() > end) throw new Error('The field stayed empty');
    await field.page().waitForTimeout(50);
  }
};

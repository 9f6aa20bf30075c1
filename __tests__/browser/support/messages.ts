import type { Page } from 'playwright-core';
import { heading } from '../../../scripts/testing/pages/form';
import { eventually } from '../../../scripts/testing/browser/until';

export const expectErrorScreen = async (
  page: Page,
  text: readonly string[],
  buttons: readonly string[],
  title = 'Qualcosa non ha funzionato',
): Promise<void> => {
  await heading(page, title);
  expect(await page.getByRole('alert').getByRole('paragraph').allInnerTexts()).toEqual(text);
  const shown = await page.getByRole('main').getByRole('button').allInnerTexts();
  expect(shown).toEqual([...buttons, 'Invia un rapporto tecnico all’assistenza']);
  expect(await page.getByRole('banner').innerText()).toBe('Apertura');
  expect(await page.getByRole('contentinfo').innerText()).toMatch(/^Serve aiuto\?\s+assistenza@example\.com/);
};

export const dialogSays = async (page: Page, title: string, text: string): Promise<void> => {
  const box = page.getByRole('alertdialog', { name: title, exact: true });
  await box.waitFor();
  await eventually(async () => expect(await box.getByRole('paragraph').first().innerText()).toBe(text));
};

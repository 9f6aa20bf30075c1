import type { Page } from 'playwright-core';
import { identificationCopy } from '../../../src/copy/identification';
import { dialog, taken, withFilm } from '../support/shutterFilms';
import { appears } from '../../../scripts/testing/browser/until';

const { photo } = identificationCopy;
const setting = (page: Page, word: string) => dialog(page).getByRole('button', { name: word, exact: true });
/** More than it takes of a document that is held still. */
const WHILE_MS = 6000;

it('it never is while it moves, nor where the shutter is turned off or little movement is wanted', async () => {
  await withFilm('moved', async (page) => {
    await page.waitForTimeout(WHILE_MS);
    expect(await taken(page).count()).toBe(0);
  });
  await withFilm('still', async (page) => {
    await setting(page, photo.shutter.setting.on).click();
    await page.waitForTimeout(WHILE_MS);
    expect(await taken(page).count()).toBe(0);
    await setting(page, photo.shutter.setting.off).click();
    await appears(taken(page));
  });
  await withFilm(
    'still',
    async (page) => {
      await page.waitForTimeout(WHILE_MS);
      expect(await taken(page).count()).toBe(0);
      await appears(setting(page, photo.shutter.setting.off));
    },
    'reduce',
  );
});

// Documents that are sent again to the back end of a provider.
import type { Locator, Page } from 'playwright-core';
import { smallPhotograph } from '../../../scripts/testing/pages/people';
import type { ProviderVisit } from './providerVisit';
import { list, press } from '../../../scripts/testing/pages/resumePages';
import { eventually } from '../../../scripts/testing/browser/until';

/** A picture of each side of the paper. */
export const sendBothSides = async (paper: Locator): Promise<void> => {
  for (const label of ['Fronte', 'Retro']) {
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await smallPhotograph() };
    await paper.getByLabel(label, { exact: true }).setInputFiles(file);
  }
  await eventually(async () => expect(await paper.getByText('Caricato', { exact: true }).count()).toBe(2));
};

/** All is sent, and the back end has uploads of these types alone. */
export const expectSent = async (
  page: Page,
  { provider }: ProviderVisit,
  types: readonly string[],
): Promise<void> => {
  await press(page, 'Invia');
  await list(page);
  await page.getByText('IN VERIFICA', { exact: true }).waitFor();
  const [application] = provider.applications;
  expect([...(application?.uploads.keys() ?? [])].sort()).toEqual(types);
};

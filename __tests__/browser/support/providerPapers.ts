import type { Locator, Page } from 'playwright-core';
import { smallPhotograph } from '../../../scripts/testing/pages/people';
import type { ProviderVisit } from './providerVisit';
import { list, press } from '../../../scripts/testing/pages/resumePages';
import { eventually } from '../../../scripts/testing/browser/until';

export const sendBothSides = async (paper: Locator): Promise<void> => {
  for (const label of ['Fronte', 'Retro']) {
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await smallPhotograph() };
    await paper.getByLabel(label, { exact: true }).setInputFiles(file);
  }
  await eventually(async () => expect(await paper.getByText('Caricato', { exact: true }).count()).toBe(2));
};

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

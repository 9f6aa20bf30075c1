// Refused documents at a back end that answers what the specification shows, and no more.
import type { Locator, Page } from 'playwright-core';
import { heading } from '../support/form';
import { recordVideo } from '../support/identificationPages';
import { smallPhotograph, somebody } from '../support/people';
import { visitProvider, type ProviderVisit } from '../support/providerVisit';
import { codeBy, codePage, list, press, resumeByIdentity, typeCode } from '../support/resumePages';
import { eventually } from '../support/until';

let running: ProviderVisit | undefined;
afterEach(() => running?.close());

const sendBothSides = async (paper: Locator): Promise<void> => {
  for (const label of ['Fronte', 'Retro']) {
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await smallPhotograph() };
    await paper.getByLabel(label, { exact: true }).setInputFiles(file);
  }
  await eventually(async () => expect(await paper.getByText('Caricato', { exact: true }).count()).toBe(2));
};

const expectSent = async (page: Page, types: readonly string[]): Promise<void> => {
  await press(page, 'Invia');
  await list(page);
  await page.getByText('IN VERIFICA', { exact: true }).waitFor();
  const [application] = running?.provider.applications ?? [];
  expect([...(application?.uploads.keys() ?? [])].sort()).toEqual(types);
};

it('takes a refused document and a new video, and returns to the list', async () => {
  running = await visitProvider();
  const person = somebody();
  const guid = running.provider.enter(person, 8);
  running.provider.refuse(guid, 'FRONT_DOC_1', 'Manca un angolo');
  running.provider.refuse(guid, 'FRONT_DOC_', 'Non si sente la frase');
  const { page, open, isAt } = await running.arrive();
  await open('/resume');
  await resumeByIdentity(page, running.product, person);
  await list(page);
  await page.getByText('DOCUMENTO DI IDENTITA KO', { exact: true }).waitFor();
  await press(page, 'Reinvia');
  await heading(page, 'Carica il documento richiesto e registra un nuovo video');
  await isAt(`/reupload/${guid}`);
  await page.getByText('Manca un angolo').waitFor();
  await page.getByText('Da verificare', { exact: true }).waitFor();
  await recordVideo(page);
  await sendBothSides(page.getByRole('region', { name: 'Primo documento', exact: true }));
  await expectSent(page, ['BACK_DOC_1', 'FRONT_DOC_', 'FRONT_DOC_1']);
  await isAt('/status');
});

it('takes an additional document, by a link to the page', async () => {
  running = await visitProvider({ sign: 'null', feedback: 'null' });
  const person = somebody();
  const guid = running.provider.enter(person, 8);
  running.provider.refuse(guid, 'ADDITIONAL', 'Visura camerale');
  const { page, open } = await running.arrive();
  const code = await codeBy(running.product, person.cellulare, async () => {
    await open(`/reupload/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await heading(page, 'Carica il documento richiesto');
  await sendBothSides(page.getByRole('region', { name: 'Visura camerale', exact: true }));
  await expectSent(page, ['CONTENT', 'CONTENT_BACK']);
});

import type { Page } from 'playwright-core';
import type { StepSlug } from '../../src/contract/steps/table';
import type { StepAnswer } from '../../src/contract/wire';
import { withErrors } from '../../src/contract/fieldErrors';
import { contractCopy } from '../../src/copy/contract';
import { selfCertificationsCopy } from '../../src/copy/self-certifications';
import { uiCopy } from '../../src/copy/ui';
import { fieldId } from '../../src/ui/form/fieldId';
import { sample } from '../setup/depth';
import { arrive, type Visitor } from './support/arrive';
import { fastForward } from '../../scripts/testing/product/earlier';
import { errorList as list, expectFirstWrongFocused } from './support/firstWrong';
import { answer, at, filled, goOn, heading } from '../../scripts/testing/pages/form';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { openGreeting } from './support/shortcuts';
import { eventually } from '../../scripts/testing/browser/until';
import { PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

const NEXT = '**/wgt/product/onboarding/next';
const { company, questionnaire } = selfCertificationsCopy;

type Come = (visitor: Visitor) => Promise<void>;

const openStep =
  (slug: StepSlug, title: string, back = 0): Come =>
  async ({ context, page, open }) => {
    await fastForward(context, product, slug, { back });
    await open();
    await heading(page, title);
  };
const openQuestions: Come = async (visitor) => {
  await openStep('card', company.title, 1)(visitor);
  await goOn(visitor.page);
  await heading(visitor.page, questionnaire.title);
  await answer(visitor.page, questionnaire.office.funzionePolitica, true);
};
const openFirstDocument: Come = async (visitor) => {
  await beginIdentification(visitor, product, { video: true });
  await toFirstDocument(visitor.page);
};

const pages: readonly [name: string, come: Come, first: string][] = [
  ['greeting', openGreeting, 'anagrafica.nome'],
  ['address', openStep('address-info', 'Dati personali'), 'cittadinanza.cittadinanza'],
  ['company', openStep('company-info', 'La tua attività'), 'azienda.ragioneSociale'],
  ['activity', openStep('self-certifications', company.title), 'attivita.tipoSocieta'],
  ['questionnaire', openQuestions, 'questionario.tipologiaIncaricoPolitico'],
  ['first document', openFirstDocument, 'documento.documento'],
  ['signature', openStep('contract', contractCopy.title), 'firma.signedContract'],
];

/** As high as a finger is wide. */
const TARGET = 44;

const expectLinksToLead = async (page: Page, first: string): Promise<void> => {
  for (const link of await list(page).getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
    const target = ((await link.getAttribute('href')) ?? '').slice(1);
    await link.click();
    const waits = await page.locator(`#${target}`).evaluate((one: HTMLInputElement) => one.disabled);
    const id = waits ? fieldId(first) : target;
    const isThere = (wanted: string) =>
      document.getElementById(wanted)?.contains(document.activeElement) === true;
    await eventually(async () => expect([id, await page.evaluate(isThere, id)]).toEqual([id, true]));
  }
};

it('[R2.3-02] [R8-08] [R5.6-04] the first wrong field of each page has the focus, in sight, and the list leads to all', async () => {
  const visitor = await arrive({ viewport: PHONE });
  const { page, context } = visitor;
  for (const [name, come, first] of sample(pages, 4)) {
    await context.clearCookies();
    await come(visitor);
    await at(page, first).waitFor();
    await eventually(async () => expect([name, await at(page, first).isEnabled()]).toEqual([name, true]));
    await goOn(page, name === 'signature' ? contractCopy.sign.action : uiCopy.continue);
    await list(page).waitFor();
    await expectFirstWrongFocused(page, first);
    await expectLinksToLead(page, first);
  }
});

it('[R4.1-02] [R5.3-01] [R8-08] the service’s messages are on their fields and in the list; others give the list the focus', async () => {
  const visitor = await arrive({ viewport: PHONE });
  const { page } = visitor;
  await openStep('company-info', 'Dati personali', 1)(visitor);
  await filled(at(page, 'residenza.cap'));
  const refuse = async (general: string, errors: Readonly<Record<string, string>>): Promise<void> => {
    await page.route(NEXT, async (route) => {
      const current = await route.fetch({ postData: JSON.stringify({ number: null, widgets: [] }) });
      const { widgets, ...answer } = (await current.json()) as StepAnswer;
      const json = { ...answer, errorMessage: [general], widgets: withErrors(widgets, errors) };
      await route.fulfill({ json });
    });
    await goOn(page);
    await list(page).getByText(general).waitFor();
    await page.unroute(NEXT);
  };
  await refuse('Il servizio anagrafe è chiuso', {});
  const listHasFocus = () => list(page).evaluate((one) => one === document.activeElement);
  await eventually(async () => expect(await listHasFocus()).toBe(true));
  const other = 'Il CAP è di un altro comune';
  await refuse('Controlla i dati', { 'residenza.cap': other });
  await expectFirstWrongFocused(page, 'residenza.cap');
  const message = page.locator('#campo-residenza-cap-errore');
  expect(await message.innerText()).toBe(other);
  expect(await list(page).getByRole('listitem').allInnerTexts()).toEqual(['Controlla i dati', other]);
  await at(page, 'residenza.cap').fill('00000');
  await at(page, 'residenza.cap').blur();
  await message.getByText('CAP non valido').waitFor();
  for (const path of ['residenza.provincia', 'residenza.citta'])
    expect(await at(page, path).inputValue()).toBe('');
  await at(page, 'residenza.cap').fill('00184');
  await filled(at(page, 'residenza.citta'));
  await goOn(page);
  await heading(page, 'La tua attività');
});

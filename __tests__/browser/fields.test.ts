// What is wrong with a form: the first wrong field has the focus, in sight with its message, on a screen as small as a telephone's.
import type { Page } from 'playwright-core';
import type { DataStepSlug } from '../../src/contract/steps/table';
import { contractCopy } from '../../src/copy/contract';
import { selfCertificationsCopy } from '../../src/copy/self-certifications';
import { uiCopy } from '../../src/copy/ui';
import { arrive, type Visitor } from './support/arrive';
import { fastForward, fastForwardBackTo } from './support/fastForward';
import { answer, at, filled, goOn, heading } from './support/form';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { errorsBy, expectErrors, expectFirstWrongFocused } from './support/shownErrors';
import { answeringStep } from './support/tampering';
import { eventually } from './support/until';
import { PHONE } from './support/visit';
import { product } from './support/worker';

const { company, questionnaire } = selfCertificationsCopy;

const arriveAt = async (slug: DataStepSlug, title: string, answered = false): Promise<Visitor> => {
  const visitor = await arrive({ viewport: PHONE });
  await (answered ? fastForwardBackTo : fastForward)(visitor.context, product, slug);
  await visitor.open();
  await heading(visitor.page, title);
  return visitor;
};
const begin = (slug: DataStepSlug, title: string, field: string) => async (): Promise<Visitor> => {
  const visitor = await arriveAt(slug, title);
  await at(visitor.page, field).waitFor();
  return visitor;
};
const openQuestions = async (): Promise<Visitor> => {
  const visitor = await arriveAt('self-certifications', company.title, true);
  await goOn(visitor.page);
  await heading(visitor.page, questionnaire.title);
  await answer(visitor.page, questionnaire.office.funzionePolitica, true);
  return visitor;
};
const openGreeting = async (): Promise<Visitor> => {
  const visitor = await arrive({ viewport: PHONE });
  await visitor.open();
  await goOn(visitor.page, 'Inizia');
  await at(visitor.page, 'anagrafica.nome').waitFor();
  return visitor;
};
const openFirstDocument = async (): Promise<Visitor> => {
  const visitor = await arrive({ viewport: PHONE });
  await beginIdentification(visitor, product, { video: true });
  await toFirstDocument(visitor.page);
  return visitor;
};

/** How each page comes up with something wrong, and the first wrong field of it. */
const pages: readonly [name: string, come: () => Promise<Visitor>, first: string][] = [
  ['greeting', openGreeting, 'anagrafica.nome'],
  ['address', begin('address-info', 'Dati personali', 'residenza.cap'), 'residenza.cap'],
  ['company', begin('company-info', 'La tua attività', 'azienda.partitaIva'), 'azienda.ragioneSociale'],
  [
    'activity',
    begin('self-certifications', company.title, 'attivita.tipoSocieta'),
    'attivita.tipoSocieta',
  ],
  ['questionnaire', openQuestions, 'questionario.tipologiaIncaricoPolitico'],
  ['first document', openFirstDocument, 'documento.documento'],
  ['signature', () => arriveAt('contract', contractCopy.title), 'firma.signedContract'],
];

const list = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('list') });
const hasFocus = (page: Page, path: string): Promise<void> =>
  eventually(async () =>
    expect(await at(page, path).evaluate((one) => one.contains(document.activeElement))).toBe(true),
  );

it.each(pages)(
  '[R2.3-02] [R8-08] [R5.6-04] the first wrong field has the focus, in sight with its message; the list leads to each: %s',
  async (name, come, first) => {
    const { page } = await come();
    await goOn(page, name === 'signature' ? contractCopy.sign.action : uiCopy.continue);
    await list(page).waitFor();
    await expectFirstWrongFocused(page);
    await hasFocus(page, first);
    const description = await at(page, first).evaluate((one) =>
      (one.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? ''),
    );
    const links = list(page).getByRole('link');
    const [message = ''] = await links.allTextContents();
    expect(description[0]).toBe(message);
    expect(await at(page, first).getAttribute('aria-invalid')).toBe('true');
    for (const link of await links.all()) {
      const target = ((await link.getAttribute('href')) ?? '').slice(1);
      await link.click();
      // A field that waits for a choice leads to that choice.
      const waits = await page.locator(`#${target}`).evaluate((one: HTMLInputElement) => one.disabled);
      const id = waits ? first.replace('.', '-') : target.replace('campo-', '');
      await eventually(async () =>
        expect(
          await page.evaluate(
            (wanted) => document.getElementById(`campo-${wanted}`)?.contains(document.activeElement),
            id,
          ),
        ).toBe(true),
      );
    }
  },
);

it('[R2.3-02] a list that could not be loaded is led to its retry', async () => {
  const { page, context, open, provokes } = await arrive({ viewport: PHONE });
  provokes(/ERR_FAILED/);
  await page.route('**/wgt/utils/tiposocieta', (route) => route.abort());
  await fastForward(context, product, 'self-certifications');
  await open();
  await heading(page, company.title);
  const retry = page
    .locator('#campo-attivita-tipoSocieta-altro')
    .getByRole('button', { name: uiCopy.retry });
  await retry.waitFor();
  await goOn(page);
  await list(page).locator('a[href="#campo-attivita-tipoSocieta"]').click();
  await eventually(async () =>
    expect(await retry.evaluate((one) => one === document.activeElement)).toBe(true),
  );
});

it('[R4.1-02] [R5.3-01] [R8-08] the service’s messages stand on their fields and in the list; those of no field give the list the focus', async () => {
  const { page } = await arriveAt('address-info', 'Dati personali', true);
  await filled(at(page, 'residenza.cap'));
  const say = (general: string, cap: string[]) =>
    answeringStep(
      page,
      (_sent, current) => ({
        ...current,
        errorMessage: [general],
        widgets: current.widgets.map((widget) => ({
          ...widget,
          components: widget.components.map((one) =>
            widget.name === 'residenza' && one.name === 'cap' ? { ...one, errorMessage: cap } : one,
          ),
        })),
      }),
      async () => {
        await goOn(page);
        await list(page).getByText(general).waitFor();
      },
    );
  await say('Il servizio anagrafe è chiuso', []);
  await eventually(async () =>
    expect(await list(page).evaluate((one) => one === document.activeElement)).toBe(true),
  );
  const other = 'Il CAP è di un altro comune';
  await say('Controlla i dati', [other]);
  await expectFirstWrongFocused(page);
  await expectErrors(page, errorsBy({ 'residenza.cap': other }, ['Controlla i dati']));
  await at(page, 'residenza.cap').fill('00000');
  await at(page, 'residenza.cap').blur();
  await page.locator('#campo-residenza-cap-errore').getByText('CAP non valido').waitFor();
  for (const path of ['residenza.provincia', 'residenza.citta'])
    expect(await at(page, path).inputValue()).toBe('');
  await at(page, 'residenza.cap').fill('00184');
  await filled(at(page, 'residenza.citta'));
  await goOn(page);
  await heading(page, 'La tua attività');
});

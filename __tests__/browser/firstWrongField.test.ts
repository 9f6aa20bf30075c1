import type { Browser, Page } from 'playwright-core';
import type { DataStepSlug } from '../../src/contract/steps/table';
import { contractCopy } from '../../src/copy/contract';
import { uiCopy } from '../../src/copy/ui';
import { DESKTOP, launchBrowser, PHONE, visit, type Visit } from './support/browser';
import { fastForward, fastForwardBackTo } from './support/fastForward';
import { answer, at, goOn, heading, textbox } from './support/form';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { startProduct, type Product } from './support/product';
import { openGreeting, personBornOn, reach } from './support/shortcuts';
import { eventually, expectFirstWrongFocused } from './support/shownErrors';
import { selfCertificationsCopy } from '../../src/copy/self-certifications';
import { answeringStep } from './support/tampering';

let browser: Browser;
let product: Product;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
afterEach(() => visitor.context.close());

const open = async (): Promise<void> => {
  await page.goto(product.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const begin = (slug: DataStepSlug, field: string) => async (): Promise<void> => {
  await fastForward(visitor.context, product, slug);
  await open();
  await at(page, field).waitFor();
};
/** Somebody else each time: nobody is sent two codes within a minute. */
let day = 10;
const contact = (stage: 'email' | 'mobile', field: string) => async (): Promise<void> => {
  day += 1;
  await reach(page, product, stage, personBornOn(day));
  await open();
  await at(page, field).waitFor();
};
const { company, questionnaire } = selfCertificationsCopy;

/** How each page comes up with something wrong, and the first wrong field of it. */
const pages: readonly [name: string, come: () => Promise<void>, first: string][] = [
  ['greeting', () => openGreeting(page, product), 'anagrafica.nome'],
  ['code', contact('email', 'codice'), 'codice'],
  ['mobile', contact('mobile', 'cellulare.cellulare'), 'cellulare.cellulare'],
  ['personal data', begin('address-info', 'residenza.cap'), 'residenza.cap'],
  ['company', begin('company-info', 'azienda.partitaIva'), 'azienda.ragioneSociale'],
  ['activity', begin('self-certifications', 'attivita.tipoSocieta'), 'attivita.tipoSocieta'],
  [
    'questionnaire',
    async () => {
      await fastForwardBackTo(visitor.context, product, 'self-certifications');
      await open();
      await heading(page, company.title);
      await goOn(page);
      await heading(page, questionnaire.title);
      await answer(page, questionnaire.office.funzionePolitica, true);
    },
    'questionario.tipologiaIncaricoPolitico',
  ],
  [
    'first document',
    async () => {
      await beginIdentification(page, product, { video: true });
      await toFirstDocument(page);
    },
    'documento.documento',
  ],
  [
    'signature',
    async () => {
      await fastForward(visitor.context, product, 'contract');
      await open();
      await heading(page, contractCopy.title);
    },
    'firma.signedContract',
  ],
];

describe.each([
  ['telephone', PHONE],
  ['desktop', DESKTOP],
])('on a %s', (_, viewport) => {
  it.each(pages)(
    '[R2.3-02] [R8-08] the first wrong field has the focus, in sight with its message: %s',
    async (name, come, first) => {
      visitor = await visit(browser, viewport);
      page = visitor.page;
      await come();
      await goOn(page, name === 'signature' ? contractCopy.sign.action : uiCopy.continue);
      const list = page.getByRole('alert').filter({ has: page.getByRole('list') });
      await list.waitFor();
      await expectFirstWrongFocused(page);
      const field = at(page, first);
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
      const description = await field.evaluate((one) =>
        (
          one.getAttribute('aria-describedby') ??
          one.closest('[role="radiogroup"]')?.getAttribute('aria-describedby') ??
          ''
        )
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? ''),
      );
      const [message = ''] = await list.getByRole('link').allTextContents();
      expect(description[0]).toBe(message);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    },
  );
});

describe('what the list leads to', () => {
  beforeEach(async () => {
    visitor = await visit(browser, PHONE);
    page = visitor.page;
  });
  const list = () => page.getByRole('alert').filter({ has: page.getByRole('list') });
  const focusedId = () => page.evaluate(() => document.activeElement?.id);

  it('[R8-08] each kind of field takes the focus: select, list with search, radio, boxes', async () => {
    await fastForwardBackTo(visitor.context, product, 'self-certifications');
    await open();
    await heading(page, company.title);
    await goOn(page);
    await heading(page, questionnaire.title);
    await answer(page, questionnaire.office.funzionePolitica, true);
    await answer(page, questionnaire.business.relazioniCommerciali, true);
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await goOn(page);
    const of: Readonly<Record<string, string>> = {
      'questionario.tipologiaIncaricoPolitico': 'SELECT',
      'questionario.paeseRelazioniCommerciali': 'combobox',
      'questionario.durataIncaricoCaricaPolitica': 'radio',
      'questionario.trasferimentiNonUE': 'checkbox',
    };
    for (const [path, kind] of Object.entries(of)) {
      const id = `campo-${path.replace('.', '-')}`;
      await list().locator(`a[href="#${id}"]`).click();
      await eventually(async () => expect(await focusedId()).toBe(id));
      const found = await at(page, path).evaluate((one: HTMLInputElement) => [
        one.tagName,
        one.type,
        one.role,
      ]);
      expect(found).toContain(kind);
    }
    const group = at(page, 'questionario.trasferimentiNonUE');
    expect(await group.getAttribute('aria-invalid')).toBe('true');
    expect(await group.getAttribute('aria-describedby')).toBe(
      'campo-questionario-trasferimentiNonUE-gruppo-errore',
    );
    const box = page.getByRole('checkbox', {
      name: questionnaire.destination.options.acquistiOnline,
      exact: true,
    });
    await box.check();
    await eventually(async () => expect(await group.getAttribute('aria-invalid')).toBe('false'));
    expect(await list().locator('a[href="#campo-questionario-trasferimentiNonUE"]').count()).toBe(0);
  });

  it('[R8-08] an upload and a date take it too', async () => {
    await beginIdentification(page, product, { video: true });
    await toFirstDocument(page);
    await page.locator('#campo-documento-documento').selectOption({ index: 1 });
    await goOn(page);
    for (const [path, type] of [
      ['documento.documentoFronte', 'file'],
      ['documento.dataRilascio', 'text'],
    ] as const) {
      const id = `campo-${path.replace('.', '-')}`;
      await list().locator(`a[href="#${id}"]`).click();
      await eventually(async () => expect(await focusedId()).toBe(id));
      expect(await at(page, path).getAttribute('type')).toBe(type);
    }
  });

  it('[R8-08] a field that waits for a choice is passed over, and its link leads to the choice', async () => {
    await begin('self-certifications', 'attivita.tipoSocieta')();
    const type = page.locator('#campo-attivita-tipoSocieta');
    await eventually(async () => expect(await type.isEnabled()).toBe(true));
    await goOn(page);
    await eventually(async () => expect(await focusedId()).toBe('campo-attivita-tipoSocieta'));
    for (const waiting of ['settoreAttivita', 'codiceAteco']) {
      await page.locator('#campo-rapporto-scopoRapporto').focus();
      await list().locator(`a[href="#campo-attivita-${waiting}"]`).click();
      await eventually(async () => expect(await focusedId()).toBe('campo-attivita-tipoSocieta'));
    }
    // With the type chosen, and its sectors there, the sector is the first.
    await type.selectOption({ index: 1 });
    await eventually(async () =>
      expect(await page.locator('#campo-attivita-settoreAttivita').isEnabled()).toBe(true),
    );
    await goOn(page);
    await eventually(async () => expect(await focusedId()).toBe('campo-attivita-settoreAttivita'));
    await list().locator('a[href="#campo-attivita-codiceAteco"]').click();
    await eventually(async () => expect(await focusedId()).toBe('campo-attivita-settoreAttivita'));
  });

  it('[R2.3-02] a list that could not be loaded is led to its retry', async () => {
    await page.route('**/wgt/utils/tiposocieta', (route) => route.abort());
    await fastForward(visitor.context, product, 'self-certifications');
    await open();
    await heading(page, company.title);
    const retry = page
      .locator('#campo-attivita-tipoSocieta-altro')
      .getByRole('button', { name: uiCopy.retry });
    await retry.waitFor();
    await goOn(page);
    await list().locator('a[href="#campo-attivita-tipoSocieta"]').click();
    await eventually(async () =>
      expect(await retry.evaluate((one) => one === document.activeElement)).toBe(true),
    );
  });

  it('[R8-08] with messages of no field the list has the focus; with one of a field that field has it', async () => {
    await fastForwardBackTo(visitor.context, product, 'address-info');
    await open();
    await at(page, 'residenza.cap').waitFor();
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
          await list().getByText(general).waitFor();
        },
      );
    await say('Il servizio anagrafe è chiuso', []);
    await eventually(async () =>
      expect(await list().evaluate((one) => one === document.activeElement)).toBe(true),
    );
    await say('Controlla i dati', ['Il CAP è di un altro comune']);
    await eventually(async () => expect(await focusedId()).toBe('campo-residenza-cap'));
    await expectFirstWrongFocused(page);
    await textbox(page, uiCopy.address.cap).first().fill('00184');
    await list().getByText('Il CAP è di un altro comune').waitFor({ state: 'detached' });
  });
});

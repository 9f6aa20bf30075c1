import type { Browser, Page } from 'playwright-core';
import type { QuestionnaireAnswers } from '../../src/contract/questionnaire';
import { selfCertificationsCopy } from '../../src/copy/self-certifications';
import { launchBrowser, visit, type Visit } from './support/browser';
import { fastForward, fastForwardBackTo, type Session } from './support/fastForward';
import { answer, at, choose, goOn, heading, pick, textbox } from './support/form';
import { startProduct, type Product } from './support/product';
import { errorsBy, eventually, expectErrors, expectFirstWrongFocused } from './support/shownErrors';
import { sendingAnswers, sendingStep } from './support/tampering';

const { company, questionnaire } = selfCertificationsCopy;

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
beforeEach(async () => {
  visitor = await visit(browser);
  page = visitor.page;
});
afterEach(() => visitor.context.close());

/** Everything answered with yes, so that every field is on the page. */
const allAnswered: Partial<QuestionnaireAnswers> = {
  relazioniCommerciali: 'true',
  paeseRelazioniCommerciali: 'FRANCIA',
  funzionePolitica: 'true',
  tipologiaIncaricoPolitico: '1.2',
  areaGeograficaSvolgimentoIncaricoPolitico: 'ITALIA',
  durataIncaricoCaricaPolitica: 'conclusa',
  conclusioneCaricaPolitica: '06/2024',
  funzionePoliticaLegame: 'true',
  tipoLegame: 'GENITORE',
  tipologiaIncaricoPoliticoLegame: '1.3',
  areaGeograficaSvolgimentoIncaricoPoliticoLegame: 'FRANCIA',
  durataIncaricoCaricaPoliticaLegame: 'conclusa',
  conclusioneCaricaPoliticaLegame: '01/2020',
  altro: true,
  altroDescription: 'Materiali',
};

const begin = async (): Promise<Session> => {
  const session = await fastForward(visitor.context, product, 'self-certifications');
  await page.goto(product.url);
  await heading(page, company.title);
  return session;
};
/** The step as it was once answered, at its first page. */
const beginAgain = async (answers: Partial<QuestionnaireAnswers> = {}): Promise<void> => {
  await fastForwardBackTo(visitor.context, product, 'self-certifications', { answers });
  await page.goto(product.url);
  await heading(page, company.title);
};
const toQuestionnaire = async (): Promise<void> => {
  await goOn(page);
  await heading(page, questionnaire.title);
};
const field = (name: string) => at(page, `questionario.${name}`);
const ofQuestionnaire = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [`questionario.${name}`, message]));
const box = (name: keyof typeof questionnaire.destination.options) =>
  page.getByRole('checkbox', { name: questionnaire.destination.options[name], exact: true });

const office = "Tipologia dell'incarico";

it("[R4.1-02] [R2.3-02] [R8-08] shows the service's verdict on every field of both pages", async () => {
  await beginAgain(allAnswered);
  await toQuestionnaire();
  const rounds: readonly [Partial<Record<keyof QuestionnaireAnswers, unknown>>, Record<string, string>][] = [
    [
      {
        paeseRelazioniCommerciali: 'NARNIA',
        appaltoGare: 'forse',
        finanziamentiPubblici: 'forse',
        acquistoCriptovalute: 'forse',
        vendoOro: 'forse',
        tipologiaIncaricoPolitico: '9.9',
        areaGeograficaSvolgimentoIncaricoPolitico: 'NARNIA',
        conclusioneCaricaPolitica: '13/2020',
        tipoLegame: 'VICINO',
        tipologiaIncaricoPoliticoLegame: '9.9',
        areaGeograficaSvolgimentoIncaricoPoliticoLegame: 'NARNIA',
        conclusioneCaricaPoliticaLegame: '01/2999',
        acquistiOnline: false,
        altro: false,
      },
      {
        paeseRelazioniCommerciali: 'Paese delle relazioni commerciali non è valido',
        appaltoGare: 'Appalti e gare non è valido',
        finanziamentiPubblici: 'Finanziamenti pubblici non è valido',
        acquistoCriptovalute: 'Acquisto di criptovalute non è valido',
        vendoOro: "Commercio d'oro non è valido",
        tipologiaIncaricoPolitico: `${office} non è valido`,
        areaGeograficaSvolgimentoIncaricoPolitico: 'Area geografica non è valido',
        conclusioneCaricaPolitica: 'Data di Termine non è valido',
        tipoLegame: 'Tipo di legame non è valido',
        tipologiaIncaricoPoliticoLegame: `${office} non è valido`,
        areaGeograficaSvolgimentoIncaricoPoliticoLegame: 'Area geografica non è valido',
        conclusioneCaricaPoliticaLegame: 'Data di Termine non è valido',
        trasferimentiNonUE: 'Destinazione dei fondi è obbligatorio',
      },
    ],
    [
      {
        relazioniCommerciali: 'forse',
        durataIncaricoCaricaPolitica: 'forse',
        durataIncaricoCaricaPoliticaLegame: 'forse',
        altroDescription: '',
      },
      {
        relazioniCommerciali: 'Relazioni commerciali non è valido',
        durataIncaricoCaricaPolitica: "Durata dell'incarico non è valido",
        durataIncaricoCaricaPoliticaLegame: "Durata dell'incarico non è valido",
        altroDescription: 'Descrizione è obbligatorio',
      },
    ],
    [
      { funzionePolitica: 'forse', funzionePoliticaLegame: 'forse' },
      {
        funzionePolitica: 'Funzione politica non è valido',
        funzionePoliticaLegame: 'Legame con una funzione politica non è valido',
      },
    ],
  ];
  for (const [wrong, messages] of rounds) {
    await sendingAnswers(page, wrong as Partial<QuestionnaireAnswers>, async () => {
      await goOn(page);
      await expectFirstWrongFocused(page);
      await expectErrors(page, errorsBy(ofQuestionnaire(messages)));
    });
  }
  // What stands on the first page is shown there.
  await sendingAnswers(page, { regione: 'NARNIA' }, async () => {
    await goOn(page);
    await heading(page, company.title);
    await expectErrors(page, errorsBy({ 'questionario.regione': 'Regione non è valido' }));
  });
  await toQuestionnaire();
  const nothing = {
    attivita: { tipoSocieta: '', settoreAttivita: '', codiceAteco: '' },
    rapporto: { scopoRapporto: '', origineFondi: '' },
  };
  await sendingStep(page, nothing, async () => {
    await goOn(page);
    await heading(page, company.title);
    await expectErrors(
      page,
      errorsBy({
        'attivita.tipoSocieta': 'Tipologia di attività è obbligatorio',
        'attivita.settoreAttivita': 'Settore di attività è obbligatorio',
        'attivita.codiceAteco': 'Codice ATECO è obbligatorio',
        'rapporto.scopoRapporto': 'Selezionare uno scopo del rapporto',
        'rapporto.origineFondi': "Selezionare un'origine dei fondi",
      }),
    );
  });
});

it('[R2.3-02] [R8-08] refuses what is missing or wrong on both pages', async () => {
  await begin();
  await goOn(page);
  await expectFirstWrongFocused(page);
  await expectErrors(
    page,
    errorsBy({
      'attivita.tipoSocieta': 'Tipologia di attività è obbligatorio',
      'attivita.settoreAttivita': 'Settore di attività è obbligatorio',
      'attivita.codiceAteco': 'Codice ATECO è obbligatorio',
      'questionario.regione': 'Selezionare una regione',
      'rapporto.scopoRapporto': 'Selezionare uno scopo del rapporto',
      'rapporto.origineFondi': "Selezionare un'origine dei fondi",
    }),
    // They wait for the choice before them.
    {
      waiting: {
        'attivita.settoreAttivita': 'attivita.tipoSocieta',
        'attivita.codiceAteco': 'attivita.tipoSocieta',
      },
    },
  );
  await field('nazione').fill('');
  await goOn(page);
  await eventually(async () =>
    expect(await page.locator('#campo-questionario-nazione-errore').innerText()).toBe(
      'Nazione è obbligatorio',
    ),
  );
  await visitor.context.close();

  visitor = await visit(browser);
  page = visitor.page;
  await beginAgain();
  await toQuestionnaire();
  await answer(page, questionnaire.business.relazioniCommerciali, true);
  await answer(page, questionnaire.office.funzionePolitica, true);
  await answer(page, questionnaire.relative.funzionePoliticaLegame, true);
  await page
    .getByRole('radiogroup', { name: questionnaire.relative.durata, exact: true })
    .getByRole('radio', { name: 'Conclusa' })
    .check();
  await field('conclusioneCaricaPoliticaLegame').fill('01/2999');
  await box('acquistiOnline').uncheck();
  await goOn(page);
  await expectErrors(
    page,
    errorsBy(
      ofQuestionnaire({
        paeseRelazioniCommerciali: 'Paese delle relazioni commerciali è obbligatorio',
        tipologiaIncaricoPolitico: `${office} è obbligatorio`,
        areaGeograficaSvolgimentoIncaricoPolitico: 'Area geografica è obbligatorio',
        durataIncaricoCaricaPolitica: "Durata dell'incarico è obbligatorio",
        tipoLegame: 'Tipo di legame è obbligatorio',
        tipologiaIncaricoPoliticoLegame: `${office} è obbligatorio`,
        areaGeograficaSvolgimentoIncaricoPoliticoLegame: 'Area geografica è obbligatorio',
        conclusioneCaricaPoliticaLegame: 'Data di Termine non è valido',
        trasferimentiNonUE: 'Destinazione dei fondi è obbligatorio',
      }),
    ),
  );
});

it('[R2.7-01] reloads and clears the lists that depend on a choice', async () => {
  await begin();
  const { activity, place } = company;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wgt/utils/'))
      asked.push(`${request.url().split('/').at(-1)} ${request.postData()}`);
  });
  expect(await at(page, 'attivita.settoreAttivita').isDisabled()).toBe(true);
  await choose(page, activity.tipoSocieta, 'Ditta individuale');
  const sector = at(page, 'attivita.settoreAttivita');
  const ateco = at(page, 'attivita.codiceAteco');
  await eventually(async () => expect(await sector.isEnabled()).toBe(true));
  expect(await ateco.isDisabled()).toBe(true);
  const takeFirst = async (name: string, text: string): Promise<void> => {
    const list = page.getByRole('combobox', { name, exact: true });
    await list.click();
    await list.fill(text);
    await page.getByRole('listbox').getByRole('option').first().click();
  };
  await takeFirst(activity.settoreAttivita, 'costruzioni');
  await eventually(async () => expect(await ateco.isEnabled()).toBe(true));
  await takeFirst(activity.codiceAteco, '43.34');
  expect(await ateco.inputValue()).toMatch(/^43\.34 /);

  await takeFirst(activity.settoreAttivita, 'istruzione');
  await eventually(async () => expect(await ateco.inputValue()).toBe(''));
  await eventually(async () => expect(await ateco.isEnabled()).toBe(true));
  await takeFirst(activity.codiceAteco, '85');
  expect(await ateco.inputValue()).toMatch(/^85\./);
  await choose(page, activity.tipoSocieta, 'Libero professionista');
  await eventually(async () => expect(await sector.inputValue()).toBe(''));
  expect(await ateco.inputValue()).toBe('');
  expect(await ateco.isDisabled()).toBe(true);
  const calls = (name: string) => asked.filter((call) => call.startsWith(`${name} `));
  expect(calls('settoriaziende')).toEqual([
    'settoriaziende {"idSocieta":"1","idSoggetto":"1048"}',
    'settoriaziende {"idSocieta":"2","idSoggetto":"1048"}',
  ]);
  expect(new Set(calls('dettaglioattivitaaziendepersettore')).size).toBe(2);

  const region = page.getByRole('combobox', { name: place.regione, exact: true });
  await region.selectOption({ label: 'Lazio' });
  await pick(page, page, place.nazione, 'FRANCIA');
  await region.waitFor({ state: 'detached' });
  await pick(page, page, place.nazione, 'ITALIA');
  expect(await region.inputValue()).toBe('');

  await page.getByRole('button', { name: activity.atecoHelp }).click();
  const help = page.getByRole('dialog', { name: company.atecoDialog.title });
  const words = (await help.innerText()).replace(/\s+/g, ' ');
  expect(words).toContain('prime 4 cifre');
  expect(words).toMatch(/visura .*Camera di commercio/);
  expect(words).toContain('certificato di attribuzione della partita IVA');
});

it('[R2.7-02] [R2.7-03] [R2.7-04] [R5.5-04] asks what follows from an answer, and one destination at least', async () => {
  await beginAgain();
  await toQuestionnaire();
  const { business, office: own, relative, destination } = questionnaire;
  for (const name of ['appaltoGare', 'finanziamentiPubblici', 'acquistoCriptovalute', 'vendoOro'] as const)
    expect(await page.getByRole('radiogroup', { name: business[name] }).getByRole('radio').count()).toBe(2);
  const country = page.getByRole('combobox', { name: business.paeseRelazioniCommerciali, exact: true });
  expect(await country.count()).toBe(0);
  await answer(page, business.relazioniCommerciali, true);
  await pick(page, page, business.paeseRelazioniCommerciali, 'FRANCIA');
  await answer(page, business.relazioniCommerciali, false);
  expect(await country.count()).toBe(0);

  const offices = [
    { ask: own.funzionePolitica, words: own, suffix: '' },
    { ask: relative.funzionePoliticaLegame, words: relative, suffix: 'Legame' },
  ];
  for (const { ask, words, suffix } of offices) {
    const type = page.getByRole('combobox', { name: words.tipologia, exact: true });
    expect(await type.count()).toBe(0);
    await answer(page, ask, true);
    await type.selectOption({ index: 1 });
    await pick(page, page, words.area, 'FRANCIA');
    const durations = page.getByRole('radiogroup', { name: words.durata, exact: true });
    const end = textbox(page, words.conclusione);
    await durations.getByRole('radio', { name: 'In corso' }).check();
    expect(await end.count()).toBe(0);
    await durations.getByRole('radio', { name: 'Conclusa' }).check();
    await end.fill('062024');
    expect(await field(`conclusioneCaricaPolitica${suffix}`).inputValue()).toBe('06/2024');
  }
  await choose(page, relative.tipoLegame, 'Genitore');

  const description = textbox(page, destination.altroDescription);
  expect(await description.count()).toBe(0);
  await box('altro').check();
  await description.fill('Materiali per i cantieri');
  await box('altro').uncheck();
  expect(await description.count()).toBe(0);

  const said = page.locator('#campo-questionario-trasferimentiNonUE-gruppo-errore');
  await box('acquistiOnline').uncheck();
  await goOn(page);
  await eventually(async () => expect(await said.innerText()).toBe('Destinazione dei fondi è obbligatorio'));
  for (const other of ['acquistiPersonali', 'prelieviContanti', 'trasferimentiUE'] as const) {
    await box(other).check();
    await said.waitFor({ state: 'detached' });
    await box(other).uncheck();
    await said.waitFor();
  }
});

import { screen, waitFor, within } from '@testing-library/react';
import { atecoBySector } from '../../server/data/ateco';
import type { Option } from '../../src/contract/wire';
import { selfCertifications } from '../../src/contract/steps/self-certifications';
import { selfCertificationsCopy } from '../../src/copy/self-certifications';
import { questionnaireSubmitted, subPageRequested } from '../../src/flows/actions';
import SelfCertifications from '../../src/screens/steps/self-certifications';
import { field, fill, goOn, listed, press, user } from '../ui/hands';
import { fakeService, ok } from './fakeService';
import { questionnaireLists } from './questionnaireEntries';
import { renderScreen } from './renderScreen';

const { company, questionnaire } = selfCertificationsCopy;
const lists = questionnaireLists;

const types = ['1##Ditta individuale', '2##Libero professionista'].map((value) => ({ value }));
/** The lists are named after what was asked, so that an answer shows whose it is. */
const open = (subPage = 0, codes?: readonly Option[], entries = lists, saved = {}) => {
  const service = fakeService({
    questionnaireGet: () => ({ ...ok, data: entries, answers: saved }),
    tipiSocieta: () => ({ ...ok, data: types }),
    settoriAziende: ({ idSocieta: id }) => ({ ...ok, data: [{ key: `S${id}`, value: `Settore ${id}` }] }),
    attivitaPerSettore: ({ value }) => ({
      ...ok,
      data: codes ?? [{ key: `43.${value}`, value: `Codice ${value}` }],
    }),
  });
  // The details are asked for only where the service's step carries them.
  const { dettaglioAttivita: _, ...values } = selfCertifications.empty;
  const page = { slug: 'self-certifications', subPage, values } as const;
  return { service, ...renderScreen(<SelfCertifications />, page) };
};

// By their labels: the role of every element of this page is dear to find out.
const list = (name: string) => screen.findByLabelText(name);
const pick = async (name: string, option: string) => {
  const box = await list(name);
  await waitFor(() => expect(box).toBeEnabled());
  await user.clear(box);
  await user.paste(option);
  await user.click(
    await screen.findByText(new RegExp(option), { selector: '[role=option] *, [role=option]' }),
  );
  await user.tab();
};
const choose = async (name: string, option: string) => {
  await screen.findByText(option, { selector: 'option' });
  await user.selectOptions(await list(name), option);
};
const group = async (question: string) => within(await screen.findByRole('radiogroup', { name: question }));
const answer = async (question: string, yes: boolean) =>
  user.click((await group(question)).getByLabelText(yes ? 'Sì' : 'No'));

describe('the first page', () => {
  it('[R2.7-01] each list is of the choice before, which clears what follows', async () => {
    const { service } = open();
    const { tipoSocieta, settoreAttivita, codiceAteco } = company.activity;
    const [sector, ateco] = [await list(settoreAttivita), await list(codiceAteco)];
    expect(sector).toBeDisabled();
    expect(ateco).toBeDisabled();
    await choose(tipoSocieta, 'Ditta individuale');
    await pick(settoreAttivita, 'Settore 1');
    await pick(codiceAteco, 'Codice S1');
    await choose(tipoSocieta, 'Libero professionista');
    await waitFor(() => expect(ateco).toBeDisabled());
    expect(ateco).toHaveValue('');
    await pick(settoreAttivita, 'Settore 2');
    await pick(codiceAteco, 'Codice S2');
    expect(service.requests('settoriAziende').map(({ idSocieta }) => idSocieta)).toEqual(['1', '2']);
    expect(service.requests('attivitaPerSettore')).toEqual([{ value: 'S1' }, { value: 'S2' }]);
  });

  it('[R7.6-01] the lists are asked for again once type and sector are chosen', async () => {
    const { service } = open();
    await choose(company.activity.tipoSocieta, 'Ditta individuale');
    await pick(company.activity.settoreAttivita, 'Settore 1');
    const asked = () =>
      service.requests('questionnaireGet').map(({ sae, tipoSocieta }) => [sae, tipoSocieta]);
    await waitFor(() => expect(asked()).toEqual([['', ''], ['S1', '1##Ditta individuale']])); // prettier-ignore
  });

  it('[R2.7-01] the region is asked for in Italy alone, and not remembered', async () => {
    open();
    await choose(company.place.regione, 'LAZIO');
    await pick(company.place.nazione, 'FRANCIA');
    expect(screen.queryByRole('combobox', { name: company.place.regione })).toBeNull();
    await pick(company.place.nazione, 'ITALIA');
    expect(await list(company.place.regione)).toHaveValue('');
  });

  it('[R2.7-01] [R5.5-01] says what is missing, of this page alone; the help says where the code is', async () => {
    const { asked } = open();
    await list(company.activity.tipoSocieta);
    await goOn();
    expect(await listed()).toEqual([
      'Tipologia di attività è obbligatorio',
      'Settore di attività è obbligatorio',
      'Codice ATECO è obbligatorio',
      'Selezionare una regione',
      'Selezionare uno scopo del rapporto',
      "Selezionare un'origine dei fondi",
    ]);
    expect(asked(subPageRequested.type)).toEqual([]);
    await press(company.activity.atecoHelp);
    const help = screen.getByRole('dialog', { name: company.atecoDialog.title });
    expect(help).toHaveTextContent(/prime 4 cifre.*Camera di commercio/);
  });
});

describe('the second page', () => {
  const { business, office, relative, destination } = questionnaire;

  it('[R2.7-02] [R2.7-03] [R2.7-04] asks what follows from an answer, and no more', async () => {
    open(1);
    const follow = [
      [business.relazioniCommerciali, business.paeseRelazioniCommerciali],
      [office.funzionePolitica, office.tipologia],
      [relative.funzionePoliticaLegame, relative.tipoLegame],
    ] as const;
    for (const [question, next] of follow) {
      await answer(question, true);
      await list(next);
      await answer(question, false);
      expect(screen.queryByRole('combobox', { name: next })).toBeNull();
    }
    await answer(office.funzionePolitica, true);
    const duration = await group(office.durata);
    await user.click(duration.getByLabelText('In corso'));
    expect(screen.queryByRole('textbox', { name: office.conclusione })).toBeNull();
    await user.click(duration.getByLabelText('Concluso'));
    await fill(field(office.conclusione), '062024');
    expect(field(office.conclusione)).toHaveValue('06/2024');
    await user.click(screen.getByRole('checkbox', { name: destination.options.altro }));
    expect(field(destination.altroDescription)).toBeVisible();
    for (const name of ['appaltoGare', 'finanziamentiPubblici', 'acquistoCriptovalute', 'vendoOro'] as const)
      expect(screen.getByRole('radiogroup', { name: business[name] })).toBeVisible();
  });

  it('[R7.6-02] Italy is saved under the key of the list', async () => {
    const byCode = lists.map(({ code, values }) => ({
      code,
      values: values.map((one) => ({ ...one, key: one.value === 'ITALIA' ? 'IT' : one.key })),
    }));
    const { asked } = open(1, undefined, byCode, { nazione: 'IT', regione: 'LAZIO' });
    await user.click(await screen.findByRole('checkbox', { name: destination.options.acquistiPersonali }));
    await goOn();
    await waitFor(() => expect(asked(questionnaireSubmitted.type)).toHaveLength(1));
    expect(asked(questionnaireSubmitted.type)).toMatchObject([
      { answers: { nazione: 'ITALIA' }, italy: 'IT' },
    ]);
  });

  it('[R5.5-02] [R5.5-04] wants the office’s facts and one destination, which any other box gives; then it is sent', async () => {
    const { asked } = open(1);
    await answer(office.funzionePolitica, true);
    await goOn();
    expect(await listed()).toEqual([
      'Tipologia dell’incarico è obbligatorio',
      'Area geografica in cui è svolto l’incarico è obbligatorio',
      'Stato dell’incarico è obbligatorio',
      'Destinazione dei fondi è obbligatorio',
    ]);
    await user.click(screen.getByRole('checkbox', { name: destination.options.acquistiPersonali }));
    await waitFor(async () => expect(await listed()).toHaveLength(3));
    await answer(office.funzionePolitica, false);
    await goOn();
    await waitFor(() => expect(asked(questionnaireSubmitted.type)).toHaveLength(1));
    expect(asked(questionnaireSubmitted.type)).toMatchObject([{ answers: { acquistiPersonali: true } }]);
  });
});

it('[R7.2-02] a code of ATECO 2007 leads to its successors, and is chosen only if there is one', async () => {
  open(0, [...atecoBySector('G'), ...atecoBySector('K')]);
  await choose(company.activity.tipoSocieta, 'Ditta individuale');
  await pick(company.activity.settoreAttivita, 'Settore 1');
  const box = await list(company.activity.codiceAteco);
  await waitFor(() => expect(box).toBeEnabled());
  await user.click(box);
  await user.paste('47.91.10');
  const rows = () =>
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((row) => row.textContent);
  const was = 'Nell’elenco 2007: 47.91 Commercio al dettaglio per corrispondenza o attraverso internet';
  expect(rows().length).toBeGreaterThan(20);
  expect(rows().every((row) => row.endsWith(was))).toBe(true);
  expect(rows()).toContainEqual(expect.stringMatching(/^47\.71 - /));
  await user.tab();
  expect(box).toHaveValue('47.91.10');
  await goOn();
  expect(await listed()).toContain('Codice ATECO non è valido: scegli una voce dell’elenco');

  await user.clear(box);
  await user.paste('62.01.00');
  expect(rows()).toEqual([
    "62.10 - Attività di programmazione informatica Nell’elenco 2007: 62.01 Produzione di software non connesso all'edizione",
  ]);
  await user.tab();
  expect(box).toHaveValue('62.10 - Attività di programmazione informatica');
});

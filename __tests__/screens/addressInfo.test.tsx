import { screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { lookupsApi } from '../../src/api/lookups';
import { addressInfo } from '../../src/contract/steps/address-info';
import type { StepValues } from '../../src/contract/steps/definition';
import {
  backRequested,
  draftChanged,
  nextRequested,
  personCorrectionRequested,
} from '../../src/flows/actions';
import AddressInfo from '../../src/screens/steps/address-info';
import { config } from '../flows/support';
import { errorList, field, fill, goOn, listed, press, user } from '../ui/hands';
import { fakeService, ok, refusal } from './fakeService';
import { renderScreen } from './renderScreen';

const { tutore, ...withoutGuardian } = addressInfo.empty;
const person = {
  nome: 'Mario',
  cognome: 'Rossi',
  data: '15/03/1985',
  sesso: 'M',
  citta: 'Roma',
  provincia: 'RM',
  cf: 'RSSMRA85C15H501R',
};
const values = { ...withoutGuardian, codiceFiscale: person };
const citizenOf = (cittadinanza: string) => ({ cittadinanza: { cittadinanza } });
const rome = { cap: '00184', provincia: 'RM', citta: 'Roma', indirizzo: 'via Cavour 10', nazione: 'ITALIA' };
const caps: Readonly<Record<string, unknown[]>> = {
  '00184': [{ provincia: 'RM', localita: 'Roma' }],
  '20121': [{ provincia: 'MI', localita: 'Milano' }],
};
const citizenships = [
  { key: 'FR', nazionalita: 'Francia', altri: ['francese'] },
  { key: 'IT', nazionalita: 'Italia' },
];
const open = (
  carried: StepValues = values,
  answers: Parameters<typeof fakeService>[0] = {},
  before: readonly UnknownAction[] = [],
) => {
  const service = fakeService({
    cittadinanze: () => ({ ...ok, data: citizenships }),
    dettagliCap: ({ capCode }) =>
      caps[capCode] ? { ...ok, data: caps[capCode] } : refusal('CAP non valido'),
    validateCodiceFiscale: () => ok,
    ...answers,
  });
  return { service, ...renderScreen(<AddressInfo />, { slug: 'address-info', values: carried, before }) };
};
const boxes = (name: string) => screen.getAllByRole('textbox', { name });
const citizenship = () => screen.getByRole('combobox', { name: 'Cittadinanza' });
const isCitizenOf = (state: string) => waitFor(() => expect(citizenship()).toHaveValue(state));

const fillAddress = async (index: number, cap: string, street: string) => {
  await fill(boxes('CAP')[index] as HTMLElement, cap);
  await waitFor(() => expect(boxes('Città')[index]).not.toHaveValue(''));
  await fill(boxes('Indirizzo e numero civico')[index] as HTMLElement, street);
};

describe('personal data', () => {
  it('[R2.5-01] shows who the applicant is by the tax code, with a way back', async () => {
    const { asked } = open();
    const card = within(screen.getByRole('region', { name: 'I tuoi dati' }));
    for (const text of ['Mario', 'Rossi', '15/03/1985', 'Maschio', 'Roma (RM)', 'RSSMRA85C15H501R'])
      expect(card.getByText(text)).toBeVisible();
    await press('Indietro');
    expect(asked(backRequested.type)).toHaveLength(1);
  });

  it('[R2.5-01] has a way to correct who the applicant is, and one to ask', async () => {
    const { asked } = open();
    const card = within(screen.getByRole('region', { name: 'I tuoi dati' }));
    await user.click(card.getByRole('button', { name: 'Correggi nome o codice fiscale' }));
    expect(asked(personCorrectionRequested.type)).toHaveLength(1);
    expect(card.getByRole('link', { name: 'Contatta l’assistenza' })).toHaveAttribute('href', '/s');
  });

  it('[R2.5-01] shows the person as corrected, not as a draft has it; the typed values are kept', () => {
    const draft = { codiceFiscale: { ...person, nome: 'Marco' }, residenza: rome };
    const before = [draftChanged({ slug: 'address-info', values: draft })];
    open(values, {}, before);
    expect(screen.getByText('Mario')).toBeVisible();
    expect(screen.queryByText('Marco')).not.toBeInTheDocument();
    expect(field('CAP')).toHaveValue(rome.cap);
  });

  it('[R2.5-01] leads to nobody where the installation names no contact', () => {
    jest.replaceProperty(config.links, 'support', '');
    const { unmount } = open();
    expect(screen.getByRole('button', { name: 'Correggi nome o codice fiscale' })).toBeVisible();
    expect(screen.queryByText('Contatta l’assistenza')).not.toBeInTheDocument();
    unmount();
    jest.restoreAllMocks();
  });

  it('[R9-03] finds a citizenship by its adjective', async () => {
    open();
    await waitFor(() => expect(citizenship()).toBeEnabled());
    await user.click(citizenship());
    await user.paste('francese');
    await user.click(await screen.findByRole('option', { name: 'Francia' }));
    expect(citizenship()).toHaveValue('Francia');
  });

  it('[R2.5-01] sends the citizenship that was chosen, Italian first in the list, and a domicile that is the residence', async () => {
    const { asked } = open();
    await fillAddress(0, '00184', '  via  Cavour 10 ');
    await goOn();
    expect(await listed()).toEqual(['Cittadinanza è obbligatorio']);
    expect(citizenship()).toHaveValue('');
    await user.click(citizenship());
    const [first] = await screen.findAllByRole('option');
    await user.click(first as HTMLElement);
    await isCitizenOf('Italia');
    await goOn();
    const domicilio = { ...addressInfo.empty.domicilio, domicilio: 'residenza' };
    const sent = { ...values, ...citizenOf('IT'), residenza: rome, domicilio };
    await waitFor(() => expect(asked(nextRequested.type)).toEqual([{ values: sent }]));
  });

  it('[R2.5-01] another domicile has its own four fields', async () => {
    const { asked } = open({ ...values, ...citizenOf('IT'), residenza: rome });
    expect(boxes('CAP')).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'No, a un altro indirizzo' }));
    await goOn();
    // Province and city follow from the CAP: they are no errors of their own.
    expect(await listed()).toEqual(['CAP è obbligatorio', 'Indirizzo e numero civico sono obbligatori']);
    for (const name of ['Provincia', 'Città']) expect(boxes(name)[1]).toBeValid();
    await fillAddress(1, '20121', 'Piazza Duomo 1');
    await goOn();
    await waitFor(() => expect(asked(nextRequested.type)).toHaveLength(1));
    const address = { cap: '20121', provincia: 'MI', citta: 'Milano', indirizzo: 'Piazza Duomo 1' };
    expect(asked(nextRequested.type)).toMatchObject([
      { values: { domicilio: { domicilio: 'altro', ...address, nazione: 'ITALIA' } } },
    ]);
  });

  const typed = (status: number) => new Response(JSON.stringify(refusal('Sconosciuto')), { status });
  const untyped = (status: number) => new Response('<p>No</p>', { status });
  const unknown = /CAP non valido/;
  const failed = /Non riusciamo a verificare il CAP/;

  it.each<[string, () => object, RegExp]>(
    [
      ['refused', () => refusal('Sconosciuto'), unknown],
      ['without a place', () => ({ ...ok, data: [] }), unknown],
      ...[400, 404, 409, 422].map((at) => [`refused with HTTP ${at}`, () => typed(at), unknown] as const),
      ['not found, in no form', () => untyped(404), unknown],
      ...[401, 429, 500].map((at) => [`failed with HTTP ${at}`, () => typed(at), failed] as const),
      ...[200, 503].map((at) => [`failed with HTTP ${at}, in no form`, () => untyped(at), failed] as const),
    ].map(([name, answer, words]) => [name, answer, words] as [string, () => object, RegExp]),
  )('[R5.3-01] a CAP that is %s gets its own message', async (_, dettagliCap, words) => {
    open(values, { dettagliCap });
    await fill(field('CAP'), '99999');
    await user.tab();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('keeps a citizenship that was saved, and offers another try when the list does not come', async () => {
    let comes = false;
    open(
      { ...values, ...citizenOf('FR') },
      { cittadinanze: () => (comes ? { ...ok, data: citizenships } : null) },
    );
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    comes = true;
    await user.click(retry);
    await isCitizenOf('Francia');
  });
});

describe('the birthplace that a back end leaves to the app', () => {
  const withoutBirthPlace = (cf: string) => ({
    ...values,
    codiceFiscale: { ...person, cf, citta: '', provincia: '' },
  });
  const IN_ROME = person.cf;
  const IN_FRANCE = 'RSSMRA85C15Z110T';
  const lists: Readonly<Record<string, unknown[]>> = {
    RM: [
      { comune: 'Anzio', codice: 'A323' },
      { comune: 'Roma', codice: 'H501' },
    ],
    EE: [{ comune: 'Francia', codice: 'Z110' }],
  };
  const comuni = ({ sigla }: { sigla: string }) => ({ ...ok, data: lists[sigla] ?? [] });
  const card = () => within(screen.getByRole('region', { name: 'I tuoi dati' }));
  const loaded = (data: readonly { comune: string; codice: string }[]) =>
    lookupsApi.util.upsertQueryEntries([
      { endpointName: 'comuni', arg: { sigla: 'RM' }, value: { status: 'success', data: [...data] } },
    ]);
  const sentPlace = async (asked: ReturnType<typeof open>['asked']) => {
    await goOn();
    await waitFor(() => expect(asked(nextRequested.type)).toHaveLength(1));
    const [sent] = asked(nextRequested.type) as { values: typeof values }[];
    const { citta, provincia } = sent?.values.codiceFiscale ?? person;
    return [citta, provincia];
  };

  it('is that of the calculator, whose lists are still there', async () => {
    const carried = {
      ...withoutBirthPlace(IN_ROME),
      ...citizenOf('IT'),
      residenza: { ...rome, provincia: 'MI' },
    };
    const { asked, service } = open(carried, { comuni }, [loaded([{ comune: 'Roma', codice: 'H501' }])]);
    expect(card().getByText('Roma (RM)')).toBeVisible();
    expect(await sentPlace(asked)).toEqual(['Roma', 'RM']);
    expect(service.requests('comuni')).toEqual([]);
  });

  it.each([
    ['found in the province of residence', IN_ROME, ['Roma', 'RM']],
    ['found among the states', IN_FRANCE, ['Francia', 'EE']],
  ] as const)('is %s by the tax code', async (_, cf, [city, province]) => {
    const { asked, service } = open({ ...withoutBirthPlace(cf), ...citizenOf('IT') }, { comuni });
    await fillAddress(0, '00184', 'via Cavour 10');
    expect(await card().findByText(`${city} (${province})`)).toBeVisible();
    expect(await sentPlace(asked)).toEqual([city, province]);
    expect(service.requests('comuni')).toEqual([{ sigla: province }]);
  });

  it.each([
    ['has no codes', [{ comune: 'Roma' }]],
    ['lacks the place', [{ comune: 'Anzio', codice: 'A323' }]],
    ['does not come', null],
  ])('stays empty where the list %s', async (_, data) => {
    const carried = { ...withoutBirthPlace(IN_ROME), ...citizenOf('IT'), residenza: rome };
    const { asked, service } = open(carried, { comuni: () => data && { ...ok, data } });
    await waitFor(() => expect(service.requests('comuni')).toHaveLength(1));
    expect(await sentPlace(asked)).toEqual(['', '']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not looked up if the back end gives it', async () => {
    const { service } = open({ ...values, residenza: rome }, { comuni });
    await waitFor(() => expect(service.requests('cittadinanze')).toHaveLength(1));
    expect(service.requests('comuni')).toEqual([]);
  });
});

describe('guardian', () => {
  const guardian = {
    tutoreNome: 'Anna',
    tutoreCognome: 'Bianchi',
    tutoreEmail: 'anna@example.it',
    tutoreCellulare: '3331234567',
    tutoreCf: 'BNCNNA70A41H501Z',
  };
  const carried = { ...values, ...citizenOf('IT'), residenza: rome, tutore: guardian };

  it('[R2.5-02] has its five fields when the service’s step carries the widget, and only then', () => {
    const names = ['Nome', 'Cognome', 'Codice fiscale', 'Email', 'Numero cellulare'];
    const { unmount } = open({ ...values, tutore });
    for (const name of names) expect(field(`${name} del tutore`)).toBeVisible();
    for (const name of ['Nome', 'Cognome'])
      expect(field(`${name} del tutore`)).toHaveAccessibleDescription(/Al posto di un trattino/);
    unmount();
    open();
    expect(screen.queryByRole('textbox', { name: 'Nome del tutore' })).not.toBeInTheDocument();
  });

  it('[R2.5-02] [R5.2-02] the guardian’s tax code is checked with the guardian’s names before the page is sent', async () => {
    let isRight = false;
    const verdict = () => (isRight ? ok : refusal('Il codice fiscale non corrisponde'));
    const { asked, service } = open(carried, { validateCodiceFiscale: verdict });
    await goOn();
    expect(await errorList()).toHaveTextContent('Il codice fiscale non corrisponde');
    const { tutoreNome: nome, tutoreCognome: cognome, tutoreCf: cf } = guardian;
    expect(service.requests('validateCodiceFiscale')[0]).toEqual({ nome, cognome, cf });
    expect(asked(nextRequested.type)).toEqual([]);
    isRight = true;
    await fill(field('Nome del tutore'), ' Maria');
    await goOn();
    const sent = { ...carried, tutore: { ...guardian, tutoreNome: 'Anna Maria' } };
    await waitFor(() => expect(asked(nextRequested.type)).toEqual([{ values: sent }]));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import ContactInfo from '../../src/screens/steps/contact-info';
import { placeOptions, provinceOptions } from '../../src/screens/steps/contact-info/birthPlaces';
import { filterOptions } from '../../src/ui/fields/core/filterOptions';
import { fakeService, ok } from './fakeService';
import { renderScreen } from './renderScreen';

const FAILED =
  'Errore durante il calcolo del Codice Fiscale, verifica che tutti i dati siano inseriti correttamente';
const provinces = [
  { nome: 'Roma', sigla: 'RM' },
  { nome: 'Torino', sigla: 'TO' },
  { nome: 'ESTERO', sigla: 'EE' },
];
const places: Readonly<Record<string, unknown[]>> = {
  RM: [{ comune: 'Roma', codice: 'H501' }],
  TO: [{ comune: 'Senza codice', codice: 'X1' }],
  EE: [{ comune: 'Francia', codice: 'Z110' }],
};
const service = () =>
  fakeService({
    validateCodiceFiscale: () => ok,
    province: () => ({ ...ok, data: provinces }),
    comuni: ({ sigla }) => ({ ...ok, data: places[sigla] ?? [] }),
  });
const setup = () => userEvent.setup({ delay: null });
const opener = () => screen.getByRole('button', { name: 'Non lo ricordi? Lo calcoliamo noi' });

const openDialog = async (user: UserEvent) => {
  await user.click(opener());
  return within(await screen.findByRole('dialog', { name: 'Calcola il codice fiscale' }));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;

const pick = async (user: UserEvent, dialog: Dialog, label: string, option: string) => {
  const box = await dialog.findByRole('combobox', { name: label });
  await waitFor(() => expect(box).toBeEnabled());
  await user.click(box);
  await user.type(box, option);
  await user.click(await screen.findByRole('option', { name: option }));
};

const fillIn = async (user: UserEvent, dialog: Dialog, sex: string) => {
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Mario');
  await user.type(dialog.getByRole('textbox', { name: 'Cognome' }), 'Rossi');
  await user.type(dialog.getByRole('textbox', { name: 'Data di nascita' }), '15031985');
  await user.click(dialog.getByRole('radio', { name: sex }));
};

describe('tax code calculator', () => {
  it('[R2.4-02] computes the code from the birth data, fills the field and gives the focus back', async () => {
    service();
    const user = setup();
    renderScreen(<ContactInfo />, { slug: 'contact-info', subPage: 1 });
    const dialog = await openDialog(user);
    await fillIn(user, dialog, 'Maschio');
    await pick(user, dialog, 'Provincia di nascita', 'Roma');
    await pick(user, dialog, 'Comune di nascita', 'Roma');
    await user.click(dialog.getByRole('button', { name: 'Calcola' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Codice fiscale' })).toHaveValue('RSSMRA85C15H501R');
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Mario');
    expect(opener()).toHaveFocus();
  });

  it('[R2.4-02] births abroad: the province EE has the countries in place of the cities', async () => {
    service();
    const user = setup();
    renderScreen(<ContactInfo />, { slug: 'contact-info', subPage: 1 });
    const dialog = await openDialog(user);
    await fillIn(user, dialog, 'Femmina');
    await pick(user, dialog, 'Provincia di nascita', 'ESTERO');
    await pick(user, dialog, 'Paese di nascita', 'Francia');
    await user.click(dialog.getByRole('button', { name: 'Calcola' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Codice fiscale' })).toHaveValue('RSSMRA85C55Z110C'),
    );
  });

  it('[R2.4-03] says that the computation failed, in the dialog, which stays open', async () => {
    service();
    const user = setup();
    renderScreen(<ContactInfo />, { slug: 'contact-info', subPage: 1 });
    const dialog = await openDialog(user);
    await fillIn(user, dialog, 'Maschio');
    await pick(user, dialog, 'Provincia di nascita', 'Torino');
    await pick(user, dialog, 'Comune di nascita', 'Senza codice');
    await user.click(dialog.getByRole('button', { name: 'Calcola' }));
    expect(await dialog.findByText(FAILED)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
  });

  it('[R5.2-09] requires every birth datum, and letters alone in the names', async () => {
    service();
    const user = setup();
    renderScreen(<ContactInfo />, { slug: 'contact-info', subPage: 1 });
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Mar10');
    await user.click(dialog.getByRole('button', { name: 'Calcola' }));
    const list = await dialog.findByRole('alert');
    const messages = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(messages).toEqual([
      'Nome non è valido',
      'Cognome è obbligatorio',
      'Data di nascita è obbligatorio',
      'Sesso è obbligatorio',
      'Provincia di nascita è obbligatorio',
      'Comune di nascita è obbligatorio',
    ]);
  });

  it('starts from the names on the page, and Esc leaves the page as it was', async () => {
    service();
    const user = setup();
    renderScreen(<ContactInfo />, { slug: 'contact-info', subPage: 1 });
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Anna');
    const dialog = await openDialog(user);
    expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Anna');
    await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'bella');
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Anna');
  });
});

describe('birthplaces by the day of birth', () => {
  const merged = [
    { comune: 'Montalcino', codice: 'F402', al: '2017-01-01' },
    { comune: 'Montalcino', codice: 'M378', dal: '2017-01-01' },
    { comune: 'San Giovanni d’Asso', codice: 'H911', al: '2017-01-01' },
    { comune: 'Siena', codice: 'I726' },
  ];
  const labels = (birth: string) =>
    placeOptions(merged, birth).map(({ value, label }) => `${value} ${label}`);

  it('[R2.4-02] offers the municipalities of that day', () => {
    expect(labels('01/02/1980')).toEqual(['F402 Montalcino', 'H911 San Giovanni d’Asso', 'I726 Siena']);
    expect(labels('01/02/2020')).toEqual(['M378 Montalcino', 'I726 Siena']);
  });

  it('[R2.4-02] says where a place is today, which its province of then has too', () => {
    const [monza] = placeOptions([{ comune: 'Monza', codice: 'F704', provincia: 'MB' }], '01/02/1980');
    expect(monza).toMatchObject({ value: 'F704', label: 'Monza (oggi MB)' });
  });

  it('[R9-03] finds a province by its sigla and its other names', () => {
    const options = provinceOptions([
      { nome: 'Gallura Nord-Est Sardegna', sigla: 'OT', altri: ['Olbia', 'Tempio Pausania'] },
      { nome: 'Roma', sigla: 'RM' },
    ]);
    const found = (typed: string) => filterOptions(options, typed).map(({ value }) => value);
    expect([found('tempio'), found('olbia'), found('rm'), found('estero')]).toEqual([
      ['OT'],
      ['OT'],
      ['RM'],
      ['EE'],
    ]);
  });

  it('[R2.4-02] tells namesakes apart while the day is not known', () => {
    expect(labels('')).toEqual([
      'F402 Montalcino (fino al 2017)',
      'M378 Montalcino (dal 2017)',
      'H911 San Giovanni d’Asso (fino al 2017)',
      'I726 Siena',
    ]);
  });

  it('[R2.4-02] keeps every state, whatever the day', () => {
    const state = { comune: 'Federazione russa', codice: 'Z154', dal: '1992-01-01' };
    expect(placeOptions([state], '01/02/1980')).toEqual([{ value: 'Z154', label: 'Federazione russa' }]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { birthPlaces, birthProvinces } from '../../server/data/places';
import { readingsOf } from '../../src/contract/placeNames';
import ContactInfo from '../../src/screens/steps/contact-info';
import { placeOptions, provinceOptions } from '../../src/screens/steps/contact-info/birthPlaces';
import { filterOptions } from '../../src/ui/fields/core/filterOptions';
import { field, fill, LIST, press, user } from '../ui/hands';
import { fakeService, ok } from './fakeService';
import { renderScreen } from './renderScreen';

const FAILED =
  'Errore durante il calcolo del Codice Fiscale, verifica che tutti i dati siano inseriti correttamente';
const OPENER = 'Non lo ricordi? Lo calcoliamo noi';
const provinces = [
  { nome: 'Roma', sigla: 'RM' },
  { nome: 'Torino', sigla: 'TO' },
  { nome: 'ESTERO', sigla: 'EE' },
];
const places: Readonly<Record<string, unknown[]>> = {
  RM: [
    { comune: 'Roma', codice: 'H501' },
    { comune: 'San Giorgio a Cremano', codice: 'H892' },
  ],
  TO: [{ comune: 'Senza codice', codice: 'X1' }],
  EE: [{ comune: 'Francia', codice: 'Z110' }],
};

interface Lists {
  readonly provinces: readonly unknown[];
  readonly placesOf: (sigla: string) => readonly unknown[];
}
const invented: Lists = { provinces, placesOf: (sigla) => places[sigla] ?? [] };
const real: Lists = { provinces: birthProvinces(), placesOf: (sigla) => birthPlaces(sigla) };

const openDialog = async (nome = '', lists = invented) => {
  fakeService({
    validateCodiceFiscale: () => ok,
    province: () => ({ ...ok, data: lists.provinces }),
    comuni: ({ sigla }) => ({ ...ok, data: lists.placesOf(sigla) }),
  });
  const values = { anagrafica: { nome, cognome: '', cf: '' } };
  renderScreen(<ContactInfo />, { slug: 'contact-info', subPage: 1, values });
  await press(OPENER);
  return within(await screen.findByRole('dialog', { name: 'Calcola il codice fiscale' }));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;

const pick = async (dialog: Dialog, label: string, option: string, typed = option) => {
  const box = await dialog.findByRole('combobox', { name: label });
  await waitFor(() => expect(box).toBeEnabled());
  await fill(box, typed);
  await user.click(await screen.findByRole('option', { name: option }));
};
const compute = async (
  dialog: Dialog,
  sex: string,
  province: string,
  [label, place]: readonly [string, string],
) => {
  const typed = { Nome: 'Mario', Cognome: 'Rossi', 'Data di nascita': '15031985' };
  for (const [name, text] of Object.entries(typed)) await fill(dialog.getByRole('textbox', { name }), text);
  await user.click(dialog.getByRole('radio', { name: sex }));
  await pick(dialog, 'Provincia di nascita', province);
  await pick(dialog, label, place);
  await press('Calcola');
};

describe('tax code calculator', () => {
  it.each([
    ['Maschio', 'Roma', ['Comune di nascita', 'Roma'], 'RSSMRA85C15H501R'],
    ['Femmina', 'ESTERO', ['Paese di nascita', 'Francia'], 'RSSMRA85C55Z110C'],
  ] as const)(
    '[R2.4-02] of the birth data %s, %s, %j it fills the field in, and gives the focus back',
    async (sex, province, place, cf) => {
      await compute(await openDialog(), sex, province, place);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(field('Codice fiscale')).toHaveValue(cf);
      expect(field('Nome')).toHaveValue('Mario');
      expect(screen.getByRole('button', { name: OPENER })).toHaveFocus();
    },
  );

  it('[R2.4-03] says that the computation failed, in the dialog, which stays open', async () => {
    const dialog = await openDialog();
    await compute(dialog, 'Maschio', 'Torino', ['Comune di nascita', 'Senza codice']);
    expect(await dialog.findByText(FAILED)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('group', { name: LIST })).toHaveFocus());
  });

  it('[R5.2-09] requires every birth datum, and letters alone in the names', async () => {
    const dialog = await openDialog();
    await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'Mar10');
    await press('Calcola');
    const messages = within(await dialog.findByRole('group', { name: LIST })).getAllByRole('listitem');
    const names = ['Cognome', 'Data di nascita', 'Sesso', 'Provincia di nascita', 'Comune di nascita'];
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      'Nome non è valido',
      ...names.map((name) => `${name} è obbligatorio`),
    ]);
  });

  it('[R9-03] starts from the names on the page, expands abbreviations, and ‘Annulla’ leaves the page as it was', async () => {
    const dialog = await openDialog('Anna');
    expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Anna');
    await fill(dialog.getByRole('textbox', { name: 'Nome' }), 'bella');
    await pick(dialog, 'Provincia di nascita', 'Roma');
    await pick(dialog, 'Comune di nascita', 'San Giorgio a Cremano', 'S. Giorgio a C.');
    await press('Annulla');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field('Nome')).toHaveValue('Anna');
  });
});

describe('tax code calculator with the lists of the service', () => {
  const italy = 'Comune di nascita';
  const abroad = 'Paese di nascita';
  it.each([
    ['12061952', 'Torino', italy, 'Vico Canavese', 'Vico Canavese', 'L548'],
    ['01031955', 'Bolzano', italy, 'Valdagno', 'Aldino', 'A179'],
    ['10101970', 'ESTERO', abroad, 'Vietnam del Nord', 'Vietnam del Nord', 'Z245'],
  ])(
    '[R2.4-02] offers who was born on %s in %s, as %s, for %j: %j (%s)',
    async (day, province, label, typed, shown, codice) => {
      const dialog = await openDialog('Mario', real);
      await fill(dialog.getByRole('textbox', { name: 'Cognome' }), 'Rossi');
      await fill(dialog.getByRole('textbox', { name: 'Data di nascita' }), day);
      await user.click(dialog.getByRole('radio', { name: 'Maschio' }));
      await pick(dialog, 'Provincia di nascita', province);
      await pick(dialog, label, shown, typed);
      await press('Calcola');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(field('Codice fiscale').value.slice(11, 15)).toBe(codice);
    },
  );
});

describe('birthplaces by the day of birth', () => {
  const merged = [
    { comune: 'Montalcino', codice: 'F402', al: '2017-01-01' },
    { comune: 'Montalcino', codice: 'M378', dal: '2017-01-01' },
    { comune: 'San Giovanni d’Asso', codice: 'H911', al: '2017-01-01' },
    { comune: 'Siena', codice: 'I726' },
  ];

  it.each([
    ['01/02/1980', ['F402 Montalcino', 'H911 San Giovanni d’Asso', 'I726 Siena']],
    ['01/02/2020', ['M378 Montalcino', 'I726 Siena']],
    [
      '',
      [
        'F402 Montalcino (fino al 2017)',
        'M378 Montalcino (dal 2017)',
        'H911 San Giovanni d’Asso (fino al 2017)',
        'I726 Siena',
      ],
    ],
  ])('[R2.4-02] offers the municipalities of the day %j, with namesakes distinguished', (day, labels) => {
    expect(placeOptions(merged, day).map(({ value, label }) => `${value} ${label}`)).toEqual(labels);
  });

  it('[R2.4-02] says where a place is today, and keeps every state, whatever the day', () => {
    const monza = { comune: 'Monza', codice: 'F704', provincia: 'MB' };
    const russia = { comune: 'Federazione russa', codice: 'Z154', dal: '1992-01-01' };
    expect(placeOptions([monza, russia], '01/02/1980')).toMatchObject([
      { value: 'F704', label: 'Monza (oggi MB)' },
      { value: 'Z154', label: 'Federazione russa' },
    ]);
  });

  it('[R9-03] are found by the name that they bore, provinces by sigla and other names', () => {
    const options = provinceOptions([
      { nome: 'Gallura Nord-Est Sardegna', sigla: 'OT', altri: ['Olbia', 'Tempio Pausania'] },
      { nome: 'Roma', sigla: 'RM' },
    ]);
    const found = { tempio: 'OT', olbia: 'OT', rm: 'RM', estero: 'EE' };
    for (const [typed, sigla] of Object.entries(found))
      expect([typed, ...filterOptions(options, typed).map(({ value }) => value)]).toEqual([typed, sigla]);
    const ercolano = placeOptions([{ comune: 'Ercolano', codice: 'H243', altri: ['Resina'] }], '');
    expect(filterOptions(ercolano, 'resina', readingsOf)).toEqual(ercolano);
  });
});

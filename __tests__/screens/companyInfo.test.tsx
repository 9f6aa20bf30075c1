import { screen, waitFor, within } from '@testing-library/react';
import { companyInfo } from '../../src/contract/steps/company-info';
import { nextRequested } from '../../src/flows/actions';
import CompanyInfo from '../../src/screens/steps/company-info';
import { customerLoaded } from '../../src/state/step';
import { config } from '../flows/support';
import { button, field, fill, goOn, listed, press, user } from '../ui/hands';
import { fakeService, ok } from './fakeService';
import { renderScreen } from './renderScreen';

const sedeLegale = {
  cap: '00184',
  provincia: 'RM',
  citta: 'Roma',
  indirizzo: 'Via Cavour 10',
  nazione: 'ITALIA',
};
const azienda = {
  ...companyInfo.empty.azienda,
  ragioneSociale: "D'Amico Restauri",
  partitaIva: '00743110157',
  dataCostituzione: '01/03/2015',
  numAddetti: '3',
  fatturato: '125.000',
};
const values = { ...companyInfo.empty, sedeLegale };
const PEC = 'PEC (facoltativo)';
const PHONE = 'Telefono aziendale';
const open = (carried: object = {}, before: Parameters<typeof renderScreen>[1]['before'] = []) => {
  fakeService({ dettagliCap: () => ({ ...ok, data: [{ provincia: 'RM', localita: 'Roma' }] }) });
  return renderScreen(<CompanyInfo />, { slug: 'company-info', values: { ...values, ...carried }, before });
};

it('[R2.6-01] sends every field under its name, cleaned up, the administrative seat as the legal one', async () => {
  const { asked } = open();
  const typed = {
    'Ragione sociale': 'D’Amico  Restauri',
    'Partita IVA': 'IT 00743110157',
    'Data di costituzione': '01032015',
    'Numero di addetti': '3',
    Fatturato: '125000',
    [PEC]: 'Damico@PEC.it',
    [PHONE]: '06 5123 4567',
  };
  for (const [name, text] of Object.entries(typed)) await fill(field(name), text);
  await goOn();
  const contattiAzienda = { pec: 'damico@pec.it', prefisso: '+39', telefonoAziendale: '0651234567' };
  await waitFor(() =>
    expect(asked(nextRequested.type)).toEqual([{ values: { ...values, azienda, contattiAzienda } }]),
  );
});

it('[R2.6-01] the PEC may stay empty, the business phone may not', async () => {
  open({ azienda });
  await goOn();
  expect(await listed()).toEqual(['Telefono aziendale è obbligatorio']);
});

it('[R2.6-01] a help dialog says which turnover is meant, and gives the focus back', async () => {
  open();
  const opener = button('Quale cifra devo indicare?');
  await user.click(opener);
  const dialog = within(screen.getByRole('dialog', { name: 'Quale fatturato indicare' }));
  expect(dialog.getByText(/IVA esclusa/)).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Chiudi' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('[R2.6-01] a different administrative seat has its own address', async () => {
  open();
  const seats = () => screen.getAllByRole('textbox', { name: 'CAP' });
  expect(seats()).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'No, da un altro indirizzo' }));
  expect(seats()).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Sì' }));
  expect(seats()).toHaveLength(1);
});

it.each([
  ['a@pec.it', '', [PEC]],
  ['', '0651', [PHONE]],
  ['a@pec.it', '0651', [PEC, PHONE]],
])('[R2.6-02] with PEC %j and phone %j known, hides %j', async (pec, telefonoAziendale, hidden) => {
  const nobody = { nome: '', cognome: '', codiceFiscale: '', email: '', cellulare: '' };
  const { asked } = open({ azienda }, [customerLoaded({ ...nobody, pec, telefonoAziendale })]);
  for (const name of [PEC, PHONE])
    expect([name, screen.queryAllByRole('textbox', { name }).length]).toEqual([
      name,
      hidden.includes(name) ? 0 : 1,
    ]);
  if (telefonoAziendale === '') await fill(field(PHONE), '0651234567');
  await goOn();
  await waitFor(() => expect(asked(nextRequested.type)).toHaveLength(1));
});

it('[R2.6-01] takes the legal seat from the residence and the phone from the mobile, with one press each', async () => {
  const mine = { nome: '', cognome: '', codiceFiscale: '', email: '', pec: '', telefonoAziendale: '' };
  const loaded = customerLoaded({ ...mine, cellulare: '3331234567' });
  const { asked } = open({ azienda, sedeLegale: companyInfo.empty.sedeLegale, residenza: sedeLegale }, [
    loaded,
  ]);
  await press('È la tua residenza? Usa Via Cavour 10, 00184 Roma (RM)');
  for (const text of ['00184', 'RM', 'Roma', 'Via Cavour 10'])
    expect(screen.getByDisplayValue(text)).toBeVisible();
  expect(screen.getByText(/^Fatto/).closest('[role=status]')).not.toBeNull();
  await press('Usa il tuo cellulare: 333 123 4567');
  expect(field(PHONE)).toHaveValue('3331234567');
  await goOn();
  await waitFor(() => expect(asked(nextRequested.type)).toHaveLength(1));
  expect(asked(nextRequested.type)).toMatchObject([
    { values: { sedeLegale, contattiAzienda: { telefonoAziendale: '3331234567' } } },
  ]);
});

it('[R2.6-01] offers neither where the service sends no residence, or a masked number', () => {
  const nobody = { nome: '', cognome: '', codiceFiscale: '', email: '', pec: '', telefonoAziendale: '' };
  open({}, [customerLoaded({ ...nobody, cellulare: '*******567' })]);
  expect(screen.queryByRole('button', { name: /residenza|cellulare/ })).not.toBeInTheDocument();
});

it('[R5.4-01] a company’s form is refused with the way to support', async () => {
  open();
  const name = field('Ragione sociale');
  await fill(name, 'Rossi S.r.l.');
  await user.tab();
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(
      /riservata a ditte individuali e liberi professionisti titolari di partita IVA e residenti in Italia/,
    ),
  );
  expect(screen.getByRole('link', { name: /Contatta l’assistenza/ })).toHaveAttribute('href', '/s');
  await user.clear(name);
  await user.paste('Presente Arredi');
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('link', { name: /assistenza/ })).not.toBeInTheDocument());
});

it('a refused form leads nowhere where the installation has no contact', async () => {
  jest.replaceProperty(config.links, 'support', '');
  const { unmount } = open();
  const name = field('Ragione sociale');
  await fill(name, 'Rossi S.r.l.');
  await user.tab();
  await waitFor(() => expect(name).toHaveAccessibleDescription(/riservata a ditte individuali/));
  expect(screen.queryByRole('link', { name: /assistenza/ })).not.toBeInTheDocument();
  unmount();
  jest.restoreAllMocks();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyInfo } from '../../src/contract/steps/company-info';
import { draftChanged, nextRequested } from '../../src/flows/actions';
import CompanyInfo from '../../src/screens/steps/company-info';
import { customerLoaded } from '../../src/state/step';
import { fakeService, ok } from './fakeService';
import { renderScreen } from './renderScreen';

const address = {
  cap: '00184',
  provincia: 'RM',
  citta: 'Roma',
  indirizzo: 'Via Cavour 10',
  nazione: 'ITALIA',
};
const values = { ...companyInfo.empty, sedeLegale: address };
const page = { slug: 'company-info', values } as const;
const customer = { nome: '', cognome: '', codiceFiscale: '', email: '', cellulare: '' };
const field = (name: string) => screen.getByRole('textbox', { name });
const setup = () => {
  fakeService({ dettagliCap: () => ({ ...ok, data: [{ provincia: 'RM', localita: 'Roma' }] }) });
  return userEvent.setup({ delay: null });
};
type User = ReturnType<typeof setup>;
const goOn = (user: User) => user.click(screen.getByRole('button', { name: 'Continua' }));

const fillIn = async (user: User) => {
  await user.type(field('Ragione sociale'), 'D’Amico  Restauri');
  await user.type(field('Partita IVA'), 'IT 00743110157');
  await user.type(field('Data di costituzione'), '01032015');
  await user.type(field('Numero di addetti'), '3');
  await user.type(field('Fatturato'), '125000');
};

describe('company data', () => {
  it('[R2.6-01] sends every field under its name, cleaned up, the administrative seat as the legal one', async () => {
    const user = setup();
    const { asked } = renderScreen(<CompanyInfo />, page);
    await fillIn(user);
    await user.type(field('PEC (facoltativo)'), 'Damico@PEC.it');
    await user.type(field('Telefono aziendale'), '06 5123 4567');
    await goOn(user);
    await waitFor(() => expect(asked(nextRequested.type)).toHaveLength(1));
    expect(asked(nextRequested.type)).toEqual([
      {
        values: {
          ...values,
          azienda: {
            ...companyInfo.empty.azienda,
            ragioneSociale: "D'Amico Restauri",
            partitaIva: '00743110157',
            dataCostituzione: '01/03/2015',
            numAddetti: '3',
            fatturato: '125.000',
          },
          contattiAzienda: { pec: 'damico@pec.it', prefisso: '+39', telefonoAziendale: '0651234567' },
        },
      },
    ]);
  });

  it('[R2.6-01] the PEC may stay empty, the business phone may not', async () => {
    const user = setup();
    renderScreen(<CompanyInfo />, page);
    await fillIn(user);
    await goOn(user);
    const list = await screen.findByRole('alert');
    const messages = within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(messages).toEqual(['Telefono aziendale è obbligatorio']);
  });

  it('[R2.6-01] a help dialog says which turnover is meant, and gives the focus back', async () => {
    const user = setup();
    renderScreen(<CompanyInfo />, page);
    const opener = screen.getByRole('button', { name: 'Quale cifra devo indicare?' });
    await user.click(opener);
    const dialog = within(screen.getByRole('dialog', { name: 'Quale fatturato indicare' }));
    expect(dialog.getByText(/IVA esclusa/)).toBeVisible();
    await user.click(dialog.getAllByRole('button', { name: 'Chiudi' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('[R2.6-01] a different administrative seat has its own address', async () => {
    const user = setup();
    renderScreen(<CompanyInfo />, page);
    expect(screen.getAllByRole('textbox', { name: 'CAP' })).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'È un altro indirizzo' }));
    expect(screen.getAllByRole('textbox', { name: 'CAP' })).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Coincide con la sede legale' }));
    expect(screen.getAllByRole('textbox', { name: 'CAP' })).toHaveLength(1);
  });

  it.each([
    { pec: 'a@pec.it', telefonoAziendale: '', shown: ['Telefono aziendale'], hidden: ['PEC (facoltativo)'] },
    { pec: '', telefonoAziendale: '0651', shown: ['PEC (facoltativo)'], hidden: ['Telefono aziendale'] },
    {
      pec: 'a@pec.it',
      telefonoAziendale: '0651',
      shown: [],
      hidden: ['PEC (facoltativo)', 'Telefono aziendale'],
    },
  ])('[R2.6-02] hides what is known already: $hidden', async ({ shown, hidden, ...contacts }) => {
    const user = setup();
    const known = customerLoaded({ ...customer, ...contacts });
    const { asked } = renderScreen(<CompanyInfo />, { ...page, before: [known] });
    for (const name of shown) expect(field(name)).toBeVisible();
    for (const name of hidden) expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument();
    await fillIn(user);
    if (shown.includes('Telefono aziendale')) await user.type(field('Telefono aziendale'), '0651234567');
    await goOn(user);
    await waitFor(() => expect(asked(nextRequested.type)).toHaveLength(1));
  });

  it('[R5.4-01] a company’s form is refused with the way to support', async () => {
    const user = setup();
    renderScreen(<CompanyInfo />, page);
    await user.type(field('Ragione sociale'), 'Rossi S.r.l.');
    await user.tab();
    await waitFor(() =>
      expect(field('Ragione sociale')).toHaveAccessibleDescription(
        /riservata a ditte individuali e liberi professionisti titolari di partita IVA e residenti in Italia/,
      ),
    );
    expect(screen.getByRole('link', { name: /Contatta l’assistenza/ })).toHaveAttribute('href', '/support');
    await user.clear(field('Ragione sociale'));
    await user.type(field('Ragione sociale'), 'Presente Arredi');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('link', { name: /assistenza/ })).not.toBeInTheDocument());
  });

  it('starts from the draft where there is one', () => {
    setup();
    const draft = { ...values, azienda: { ...values.azienda, ragioneSociale: 'Bozza' } };
    renderScreen(<CompanyInfo />, {
      ...page,
      before: [draftChanged({ slug: 'company-info', values: draft })],
    });
    expect(field('Ragione sociale')).toHaveValue('Bozza');
  });
});

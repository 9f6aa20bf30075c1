import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { addressInfo } from '../../src/contract/steps/address-info';
import { backRequested, nextRequested } from '../../src/flows/actions';
import AddressInfo from '../../src/screens/steps/address-info';
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
const caps: Readonly<Record<string, unknown[]>> = {
  '00184': [{ provincia: 'RM', localita: 'Roma' }],
  '20121': [{ provincia: 'MI', localita: 'Milano' }],
};
const service = (taxCode: unknown = ok) =>
  fakeService({
    cittadinanze: () => ({
      ...ok,
      data: [
        { key: 'FR', nazionalita: 'Francia', altri: ['francese'] },
        { key: 'IT', nazionalita: 'Italia' },
      ],
    }),
    dettagliCap: ({ capCode }) =>
      caps[capCode] ? { ...ok, data: caps[capCode] } : refusal('CAP non valido'),
    validateCodiceFiscale: () => taxCode,
  });
const setup = () => userEvent.setup({ delay: null });
const boxes = (name: string) => screen.getAllByRole('textbox', { name });
const goOn = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continua' }));
const citizenship = () => screen.getByRole('combobox', { name: 'Cittadinanza' });

/** The nth address block of the page. */
const fillAddress = async (user: UserEvent, index: number, cap: string, street: string) => {
  await user.type(boxes('CAP')[index] as HTMLElement, cap);
  await waitFor(() => expect(boxes('Città')[index]).not.toHaveValue(''));
  await user.type(boxes('Indirizzo e numero civico')[index] as HTMLElement, street);
};

describe('personal data', () => {
  it('[R2.5-01] shows who the applicant is by the tax code', () => {
    service();
    renderScreen(<AddressInfo />, { slug: 'address-info', values });
    const card = within(screen.getByRole('region', { name: 'I tuoi dati' }));
    for (const text of ['Mario', 'Rossi', '15/03/1985', 'Maschio', 'Roma (RM)', 'RSSMRA85C15H501R'])
      expect(card.getByText(text)).toBeVisible();
  });

  it('[R9-03] finds a citizenship by its adjective', async () => {
    service();
    const user = setup();
    renderScreen(<AddressInfo />, { slug: 'address-info', values });
    await waitFor(() => expect(citizenship()).toHaveValue('Italia'));
    await user.clear(citizenship());
    await user.type(citizenship(), 'francese');
    await user.click(await screen.findByRole('option', { name: 'Francia' }));
    expect(citizenship()).toHaveValue('Francia');
  });

  it('[R2.5-01] sends citizenship, Italian from the start, and a domicile that is the residence', async () => {
    service();
    const user = setup();
    const { asked } = renderScreen(<AddressInfo />, { slug: 'address-info', values });
    await waitFor(() => expect(citizenship()).toHaveValue('Italia'));
    await fillAddress(user, 0, '00184', '  via  Cavour 10 ');
    await goOn(user);
    const residence = {
      cap: '00184',
      provincia: 'RM',
      citta: 'Roma',
      indirizzo: 'via Cavour 10',
      nazione: 'ITALIA',
    };
    await waitFor(() =>
      expect(asked(nextRequested.type)).toEqual([
        {
          values: {
            ...values,
            cittadinanza: { cittadinanza: 'IT' },
            residenza: residence,
            domicilio: { ...addressInfo.empty.domicilio, domicilio: 'residenza' },
          },
        },
      ]),
    );
  });

  it('[R2.5-01] another domicile has its own four fields', async () => {
    service();
    const user = setup();
    const { asked } = renderScreen(<AddressInfo />, { slug: 'address-info', values });
    await waitFor(() => expect(citizenship()).toHaveValue('Italia'));
    expect(boxes('CAP')).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'È un altro indirizzo' }));
    await fillAddress(user, 0, '00184', 'Via Cavour 10');
    await goOn(user);
    const list = await screen.findByRole('alert');
    expect(within(list).getAllByRole('link')).toHaveLength(4);
    await fillAddress(user, 1, '20121', 'Piazza Duomo 1');
    await goOn(user);
    await waitFor(() => expect(asked(nextRequested.type)).toHaveLength(1));
    const [sent] = asked(nextRequested.type) as [{ values: typeof addressInfo.empty }];
    expect(sent.values.domicilio).toEqual({
      domicilio: 'altro',
      cap: '20121',
      provincia: 'MI',
      citta: 'Milano',
      indirizzo: 'Piazza Duomo 1',
      nazione: 'ITALIA',
    });
  });

  it('[R5.3-01] takes the service’s refusal of a CAP for an unknown CAP', async () => {
    service();
    const user = setup();
    renderScreen(<AddressInfo />, { slug: 'address-info', values });
    await user.type(screen.getByRole('textbox', { name: 'CAP' }), '99999');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'CAP' })).toHaveAccessibleDescription(/CAP non valido/),
    );
  });

  it('keeps a citizenship that was saved, and offers another try when the list does not come', async () => {
    fakeService({});
    const saved = { ...values, cittadinanza: { cittadinanza: 'FR' } };
    const { unmount } = renderScreen(<AddressInfo />, { slug: 'address-info', values: saved });
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
    unmount();
    service();
    renderScreen(<AddressInfo />, { slug: 'address-info', values: saved });
    await waitFor(() => expect(citizenship()).toHaveValue('Francia'));
  });

  it('goes back to the step before', async () => {
    service();
    const user = setup();
    const { asked } = renderScreen(<AddressInfo />, { slug: 'address-info', values });
    await user.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(asked(backRequested.type)).toHaveLength(1);
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
  const residenza = {
    cap: '00184',
    provincia: 'RM',
    citta: 'Roma',
    indirizzo: 'Via Cavour 10',
    nazione: 'ITALIA',
  };
  const carried = { ...values, residenza, cittadinanza: { cittadinanza: 'IT' } };

  it('[R2.5-02] has its five fields when the service’s step carries the widget, and only then', () => {
    service();
    const labels = ['Nome del tutore', 'Cognome del tutore', 'Codice fiscale del tutore', 'Email del tutore'];
    const { unmount } = renderScreen(<AddressInfo />, {
      slug: 'address-info',
      values: { ...values, tutore },
    });
    for (const name of [...labels, 'Numero cellulare del tutore'])
      expect(screen.getByRole('textbox', { name })).toBeVisible();
    unmount();
    renderScreen(<AddressInfo />, { slug: 'address-info', values });
    expect(screen.queryByRole('textbox', { name: 'Nome del tutore' })).not.toBeInTheDocument();
  });

  it('[R2.5-02] [R5.2-02] the guardian’s tax code is checked with the guardian’s names before the step is sent', async () => {
    const refused = service(refusal('Il codice fiscale non corrisponde'));
    const user = setup();
    const { asked } = renderScreen(<AddressInfo />, {
      slug: 'address-info',
      values: { ...carried, tutore: guardian },
    });
    await goOn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Il codice fiscale non corrisponde');
    expect(refused.requests('validateCodiceFiscale')[0]).toEqual({
      nome: 'Anna',
      cognome: 'Bianchi',
      cf: 'BNCNNA70A41H501Z',
    });
    expect(asked(nextRequested.type)).toEqual([]);
  });

  it('[R2.5-02] sends the guardian with the step', async () => {
    service();
    const user = setup();
    const all = { ...carried, tutore: guardian };
    const { asked } = renderScreen(<AddressInfo />, { slug: 'address-info', values: all });
    await goOn(user);
    await waitFor(() => expect(asked(nextRequested.type)).toEqual([{ values: all }]));
  });
});

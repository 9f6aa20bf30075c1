import { act, screen, waitFor } from '@testing-library/react';
import { stepRefused } from '../../src/state/step';
import { greetingSubmitted } from '../../src/flows/actions';
import ContactInfo from '../../src/screens/steps/contact-info';
import { button, field, fill, goOn, listed, press, user } from '../ui/hands';
import { fakeService, ok, refusal } from './fakeService';
import { renderScreen } from './renderScreen';

const CF = 'RSSMRA85C15H501R';
const values = {
  anagrafica: { nome: 'Mario', cognome: 'Rossi', cf: CF },
  email: { email: 'mario@example.it', validateEmail: '' },
};
const checks = { validateCodiceFiscale: () => ok };
/** The page, empty or with these values, over a service with these answers. */
const open = (
  answers: Parameters<typeof fakeService>[0] = {},
  carried: typeof values | object = {},
  search = '',
) => {
  const service = fakeService(answers);
  const page = { slug: 'contact-info', subPage: 1, values: { ...carried }, search } as const;
  return { service, ...renderScreen(<ContactInfo />, page) };
};

describe('greeting page', () => {
  it('[R2.4-01] asks for first name, last name, tax code and e-mail, and sends them cleaned up', async () => {
    const { asked } = open(checks);
    const typed = {
      Nome: 'mario',
      Cognome: 'rossi',
      'Codice fiscale': CF.toLowerCase(),
      Email: 'M.R@Example.it',
    };
    for (const [name, text] of Object.entries(typed)) await fill(field(name), text);
    await goOn();
    const sent = { nome: 'Mario', cognome: 'Rossi', cf: CF, email: 'm.r@example.it', promoCode: '' };
    await waitFor(() => expect(asked(greetingSubmitted.type)).toEqual([sent]));
  });

  it('[R2.4-01] gives each field its autocomplete token, and keeps what was typed', async () => {
    const { store, unmount } = open();
    const tokens = { Nome: 'given-name', Cognome: 'family-name', Email: 'email' };
    for (const [name, token] of Object.entries(tokens))
      expect(field(name)).toHaveAttribute('autocomplete', token);
    expect(field('Email')).toHaveAttribute('inputmode', 'email');
    await fill(field('Nome'), 'Mario');
    unmount();
    expect(store.getState().drafts['contact-info']?.['anagrafica']?.['nome']).toBe('Mario');
  });

  it('[R5.2-02] says what the service says of the tax code, and goes no further', async () => {
    const { asked, service } = open({ validateCodiceFiscale: () => refusal('Non corrisponde.') }, values);
    await goOn();
    expect(await listed()).toEqual(['Non corrisponde.']);
    expect(field('Codice fiscale')).toBeInvalid();
    expect(service.requests('validateCodiceFiscale')[0]).toEqual(values.anagrafica);
    expect(asked(greetingSubmitted.type)).toEqual([]);
  });

  it('shows the service’s own messages on the fields and in the list', async () => {
    const { store } = open();
    const errors = { 'email.email': 'Email già in uso' };
    act(() => void store.dispatch(stepRefused({ errors, globalErrors: [] })));
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/Email già in uso/));
    expect(await listed()).toEqual(['Email già in uso']);
  });
});

describe('promo code', () => {
  const OPEN = 'Hai un codice promo?';
  const CLOSE = 'Continua senza codice promo';
  const codes = {
    ...checks,
    promocodeCheck: ({ promocode = '' }) => (promocode === 'ESTATE' ? ok : refusal('Scaduto')),
  };
  const code = () => field('Codice promo');
  const sentWith = (promoCode: string) => [expect.objectContaining({ promoCode })];

  it('[R2.4-04] opens, takes the focus, closes again, and counts only while it is open', async () => {
    const { asked } = open(checks, values);
    expect(screen.queryByRole('textbox', { name: 'Codice promo' })).not.toBeInTheDocument();
    await press(OPEN);
    expect(code()).toHaveFocus();
    await user.paste('ESTATE');
    await press(CLOSE);
    expect(screen.queryByRole('textbox', { name: 'Codice promo' })).not.toBeInTheDocument();
    expect(button(OPEN)).toHaveFocus();
    await goOn();
    await waitFor(() => expect(asked(greetingSubmitted.type)).toEqual(sentWith('')));
  });

  it('[R2.4-04] has no field when the landing address brought a code', () => {
    open({}, {}, '?promoCode=ESTATE');
    expect(screen.queryByRole('button', { name: OPEN })).not.toBeInTheDocument();
    expect(screen.getByText(/codice promo ESTATE/)).toBeVisible();
  });

  it('[R5.2-08] is required while it is open, and checked for the business level; the service’s message stands at the field', async () => {
    const { asked, service } = open(codes, values);
    await press(OPEN);
    await goOn();
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Codice promo è obbligatorio'));
    expect(service.requests('promocodeCheck')).toEqual([]);
    await fill(code(), 'INVERNO');
    await goOn();
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Scaduto'));
    expect(service.requests('promocodeCheck')).toEqual([
      { promocode: 'INVERNO', operatingLevel: 'BUSINESS' },
    ]);
    expect(asked(greetingSubmitted.type)).toEqual([]);
    await user.clear(code());
    await user.paste('ESTATE');
    await goOn();
    await waitFor(() => expect(asked(greetingSubmitted.type)).toEqual(sentWith('ESTATE')));
  });

  it('[R5.2-08] closing a refused code takes its message out of the page', async () => {
    open(codes, values);
    await press(OPEN);
    await user.paste('INVERNO');
    await goOn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Scaduto');
    await press(CLOSE);
    expect(screen.queryByText('Scaduto')).not.toBeInTheDocument();
  });
});

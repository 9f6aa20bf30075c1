import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stepRefused } from '../../src/state/step';
import { greetingSubmitted } from '../../src/flows/actions';
import ContactInfo from '../../src/screens/steps/contact-info';
import { fakeService, ok, refusal } from './fakeService';
import { renderScreen } from './renderScreen';

const CF = 'RSSMRA85C15H501R';
const greeting = { slug: 'contact-info', subPage: 1 } as const;
const field = (name: string) => screen.getByRole('textbox', { name });
const goOn = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Continua' }));

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(field('Nome'), 'mario');
  await user.type(field('Cognome'), 'rossi');
  await user.type(field('Codice fiscale'), CF.toLowerCase());
  await user.type(field('Email'), 'Mario.Rossi@Example.it');
};

describe('greeting page', () => {
  it('[R2.4-01] asks for first name, last name, tax code and e-mail, and sends them cleaned up', async () => {
    fakeService({ validateCodiceFiscale: () => ok });
    const user = userEvent.setup({ delay: null });
    const { asked } = renderScreen(<ContactInfo />, greeting);
    await fillIn(user);
    await goOn(user);
    await waitFor(() =>
      expect(asked(greetingSubmitted.type)).toEqual([
        { nome: 'Mario', cognome: 'Rossi', cf: CF, email: 'mario.rossi@example.it', promoCode: '' },
      ]),
    );
  });

  it('[R2.4-01] gives each field its autocomplete token', () => {
    fakeService({});
    renderScreen(<ContactInfo />, greeting);
    expect(field('Nome')).toHaveAttribute('autocomplete', 'given-name');
    expect(field('Cognome')).toHaveAttribute('autocomplete', 'family-name');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Email')).toHaveAttribute('inputmode', 'email');
  });

  it('keeps what was typed for when the applicant comes back', async () => {
    fakeService({});
    const user = userEvent.setup({ delay: null });
    const { store, unmount } = renderScreen(<ContactInfo />, greeting);
    await user.type(field('Nome'), 'Mario');
    unmount();
    expect(store.getState().drafts['contact-info']?.['anagrafica']?.['nome']).toBe('Mario');
  });

  it('[R5.2-02] says what the service says of the tax code, and goes no further', async () => {
    const service = fakeService({
      validateCodiceFiscale: () => refusal('Il codice fiscale non corrisponde a nome e cognome.'),
    });
    const user = userEvent.setup({ delay: null });
    const { asked } = renderScreen(<ContactInfo />, greeting);
    await fillIn(user);
    await goOn(user);
    const list = await screen.findByRole('alert');
    expect(within(list).getByRole('link')).toHaveTextContent('non corrisponde a nome e cognome');
    expect(field('Codice fiscale')).toBeInvalid();
    expect(service.requests('validateCodiceFiscale')[0]).toEqual({ nome: 'Mario', cognome: 'Rossi', cf: CF });
    expect(asked(greetingSubmitted.type)).toEqual([]);
  });

  it('shows the service’s own messages on the fields and in the list', async () => {
    fakeService({});
    const { store } = renderScreen(<ContactInfo />, greeting);
    const errors = { 'email.email': 'Email già in uso' };
    act(() => void store.dispatch(stepRefused({ errors, globalErrors: [] })));
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/Email già in uso/));
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Email già in uso');
  });
});

describe('promo code', () => {
  const open = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Hai un codice promo?' }));

  it('[R2.4-04] opens, takes the focus, closes again, and counts only while it is open', async () => {
    fakeService({ validateCodiceFiscale: () => ok });
    const user = userEvent.setup({ delay: null });
    const { asked } = renderScreen(<ContactInfo />, greeting);
    expect(screen.queryByRole('textbox', { name: 'Codice promo' })).not.toBeInTheDocument();
    await open(user);
    expect(field('Codice promo')).toHaveFocus();
    await user.type(field('Codice promo'), 'ESTATE');
    await user.click(screen.getByRole('button', { name: 'Continua senza codice promo' }));
    expect(screen.queryByRole('textbox', { name: 'Codice promo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hai un codice promo?' })).toHaveFocus();
    await fillIn(user);
    await goOn(user);
    await waitFor(() =>
      expect(asked(greetingSubmitted.type)).toEqual([expect.objectContaining({ promoCode: '' })]),
    );
  });

  it('[R2.4-04] has no field when the landing address brought a code', () => {
    fakeService({});
    renderScreen(<ContactInfo />, { ...greeting, search: '?promoCode=ESTATE' });
    expect(screen.queryByRole('button', { name: 'Hai un codice promo?' })).not.toBeInTheDocument();
    expect(screen.getByText(/codice promo ESTATE/)).toBeVisible();
  });

  it('[R5.2-08] is required while it is open', async () => {
    const service = fakeService({ validateCodiceFiscale: () => ok });
    const user = userEvent.setup({ delay: null });
    renderScreen(<ContactInfo />, greeting);
    await fillIn(user);
    await open(user);
    await goOn(user);
    await waitFor(() =>
      expect(field('Codice promo')).toHaveAccessibleDescription('Codice promo è obbligatorio'),
    );
    expect(service.requests('promocodeCheck')).toEqual([]);
  });

  it('[R5.2-08] is checked for the business level; the service’s message stands at the field', async () => {
    const service = fakeService({
      validateCodiceFiscale: () => ok,
      promocodeCheck: ({ promocode }) => (promocode === 'ESTATE' ? ok : refusal('Codice promo scaduto')),
    });
    const user = userEvent.setup({ delay: null });
    const { asked } = renderScreen(<ContactInfo />, greeting);
    await fillIn(user);
    await open(user);
    await user.type(field('Codice promo'), 'INVERNO');
    await goOn(user);
    await waitFor(() => expect(field('Codice promo')).toHaveAccessibleDescription('Codice promo scaduto'));
    expect(service.requests('promocodeCheck')).toEqual([
      { promocode: 'INVERNO', operatingLevel: 'BUSINESS' },
    ]);
    expect(asked(greetingSubmitted.type)).toEqual([]);
    await user.clear(field('Codice promo'));
    await user.type(field('Codice promo'), 'ESTATE');
    await goOn(user);
    await waitFor(() =>
      expect(asked(greetingSubmitted.type)).toEqual([expect.objectContaining({ promoCode: 'ESTATE' })]),
    );
  });

  it('[R5.2-08] closing a refused code takes its message out of the page', async () => {
    fakeService({ validateCodiceFiscale: () => ok, promocodeCheck: () => refusal('Codice promo scaduto') });
    const user = userEvent.setup({ delay: null });
    renderScreen(<ContactInfo />, greeting);
    await fillIn(user);
    await open(user);
    await user.type(field('Codice promo'), 'INVERNO');
    await goOn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Codice promo scaduto');
    await user.click(screen.getByRole('button', { name: 'Continua senza codice promo' }));
    expect(screen.queryByText('Codice promo scaduto')).not.toBeInTheDocument();
  });
});

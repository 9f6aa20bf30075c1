import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { stepRefused } from '../../src/state/step';
import { greetingSubmitted } from '../../src/flows/actions';
import ContactInfo from '../../src/screens/steps/contact-info';
import { field, fill, goOn, listed, user } from '../ui/hands';
import { fakeService, ok, refusal } from './fakeService';
import { renderScreen } from './renderScreen';

const CF = 'RSSMRA85C15H501R';
const values = {
  anagrafica: { nome: 'Mario', cognome: 'Rossi', cf: CF },
  email: { email: 'mario@example.it', validateEmail: '' },
};
const checks = { validateCodiceFiscale: () => ok };
const open = (answers: Parameters<typeof fakeService>[0] = {}, carried: typeof values | object = {}) => {
  const service = fakeService(answers);
  const page = { slug: 'contact-info', subPage: 1, values: { ...carried } } as const;
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

  it('[R2.4-01] gives each field its autocomplete token, and keeps the typed values', async () => {
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

const OTHER = 'VRDMRA85C15H501N';
const VERIFIED = 'Codice fiscale verificato';
const CHECKING = 'Stiamo verificando il codice fiscale…';
type Verdict = NonNullable<Parameters<typeof fakeService>[0]['validateCodiceFiscale']>;
const openUnchecked = (validateCodiceFiscale: Verdict = () => ok) => {
  const carried = { ...values, anagrafica: { ...values.anagrafica, cf: '' } };
  const { asked, service } = open({ validateCodiceFiscale }, carried);
  return {
    checks: () => service.requests('validateCodiceFiscale'),
    aborted: () => service.aborted('validateCodiceFiscale', 0),
    submitted: () => asked(greetingSubmitted.type).length,
  };
};
const taxCode = () => field('Codice fiscale');
const says = (words: RegExp) => waitFor(() => expect(taxCode()).toHaveAccessibleDescription(words));
const rename = async (name: string) => {
  await user.clear(field('Nome'));
  await user.paste(name);
};
/** Longer than the pause after which a code is checked. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(600));

const later = () => {
  let give: (answer: unknown) => void = () => undefined;
  const answer = new Promise((resolve) => (give = resolve));
  return { answer, give: (given: unknown) => act(async () => give(given)) };
};

describe('check of the tax code', () => {
  afterEach(() => void jest.useRealTimers());

  it('[R5.2-02] asks the service once the code is whole and the names are right', async () => {
    jest.useFakeTimers();
    const { checks } = openUnchecked();
    const write = (target: HTMLElement, value: string) => {
      fireEvent.change(target, { target: { value } });
      return pause();
    };
    await write(taxCode(), CF.slice(0, 15));
    await write(field('Nome'), 'Anna-Maria');
    await write(taxCode(), CF);
    expect(checks()).toEqual([]);
    await write(field('Nome'), 'Anna Maria');
    // A user who does not see it hears it.
    expect(screen.getByText(VERIFIED).closest('[role=status]')).toBeInTheDocument();
    expect(checks()).toEqual([{ nome: 'Anna Maria', cognome: 'Rossi', cf: CF }]);
  });

  it('[R5.2-02] aborts the pending check when the code changes, and its late answer counts for nothing', async () => {
    const first = later();
    const { aborted } = openUnchecked(({ cf }) => (cf === CF ? first.answer : refusal('Di altra persona')));
    await fill(taxCode(), CF);
    expect(await screen.findByText(CHECKING)).toBeInTheDocument();
    await user.clear(taxCode());
    expect(aborted()).toBe(true);
    await user.paste(OTHER);
    await says(/Di altra persona/);
    await first.give(ok);
    expect(taxCode()).toHaveAccessibleDescription(/Di altra persona/);
    expect(screen.queryByText(VERIFIED)).not.toBeInTheDocument();
  });

  it('[R5.2-02] takes the message back as soon as a name is corrected, and asks again', async () => {
    openUnchecked(({ nome }) => (nome === 'Maria' ? ok : refusal('Il nome non corrisponde')));
    await fill(taxCode(), CF);
    await says(/Il nome non corrisponde/);
    await rename('Maria');
    await waitFor(() => expect(taxCode()).not.toHaveAccessibleDescription(/Il nome non corrisponde/));
    expect(await screen.findByText(VERIFIED)).toBeInTheDocument();
  });

  it('[R5.2-02] keeps the refusal of a pasted code when the field is left, and asks once', async () => {
    const { checks } = openUnchecked(() => refusal('Il nome non corrisponde'));
    await fill(taxCode(), 'RSS MRA 85C15 H501 R');
    await says(/Il nome non corrisponde/);
    await user.tab();
    await waitFor(() => expect(taxCode()).toHaveValue(CF));
    expect(taxCode()).toHaveAccessibleDescription(/Il nome non corrisponde/);
    expect(checks()).toHaveLength(1);
    await user.type(taxCode(), '{Backspace}');
    expect(taxCode()).not.toHaveAccessibleDescription(/Il nome non corrisponde/);
  });

  it('[R5.2-02] says that the service is not available when no verdict comes, and asks again on Continue', async () => {
    let works = false;
    const { checks, submitted } = openUnchecked(() => (works ? ok : null));
    await fill(taxCode(), CF);
    await says(/Servizio momentaneamente non disponibile\./);
    const before = checks().length;
    works = true;
    await goOn();
    await waitFor(() => expect(submitted()).toBe(1));
    expect(checks()).toHaveLength(before + 1);
  });

  it.each([
    ['waits for the check under way instead of asking twice', false, 1],
    ['goes nowhere where the code is changed during the check', true, 0],
  ])('[R5.2-02] Continue %s', async (_, isChanged, times) => {
    jest.useFakeTimers();
    const pending = later();
    const { checks, submitted } = openUnchecked(() => pending.answer);
    await fill(taxCode(), CF);
    await screen.findByText(CHECKING);
    await goOn();
    expect(submitted()).toBe(0);
    if (isChanged) await user.type(taxCode(), '{Backspace}');
    await pending.give(ok);
    await pause();
    expect(submitted()).toBe(times);
    expect(checks()).toHaveLength(1);
  });
});

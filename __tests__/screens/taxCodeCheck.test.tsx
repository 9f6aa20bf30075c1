import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { greetingSubmitted } from '../../src/flows/actions';
import ContactInfo from '../../src/screens/steps/contact-info';
import { fakeService, ok, refusal } from './fakeService';
import { renderScreen } from './renderScreen';

const CF = 'RSSMRA85C15H501R';
const OTHER = 'VRDMRA85C15H501N';
const values = {
  anagrafica: { nome: 'Mario', cognome: 'Rossi', cf: '' },
  email: { email: 'mario@example.it', validateEmail: '' },
};
const greeting = { slug: 'contact-info', subPage: 1, values } as const;
const taxCode = () => screen.getByRole('textbox', { name: 'Codice fiscale' });
const setup = () => userEvent.setup({ delay: null });

/** An answer that comes when the test says so. */
const later = () => {
  let give: (answer: unknown) => void = () => undefined;
  const answer = new Promise((resolve) => {
    give = resolve;
  });
  return { answer, give: (given: unknown) => act(async () => give(given)) };
};

describe('check of the tax code', () => {
  it('[R5.2-02] asks the service once the code is whole and the names are there', async () => {
    const service = fakeService({ validateCodiceFiscale: () => ok });
    const user = setup();
    renderScreen(<ContactInfo />, greeting);
    await user.type(taxCode(), CF.slice(0, 15));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(service.requests('validateCodiceFiscale')).toEqual([]);
    await user.type(taxCode(), CF.slice(15));
    expect(await screen.findByText('Codice fiscale verificato')).toBeInTheDocument();
    expect(service.requests('validateCodiceFiscale')).toEqual([{ nome: 'Mario', cognome: 'Rossi', cf: CF }]);
  });

  it('[R5.2-02] aborts the pending check when the code changes, and its late answer counts for nothing', async () => {
    const first = later();
    const service = fakeService({
      validateCodiceFiscale: ({ cf }) =>
        cf === CF ? first.answer : refusal('Codice fiscale di altra persona'),
    });
    const user = setup();
    renderScreen(<ContactInfo />, greeting);
    await user.type(taxCode(), CF);
    expect(await screen.findByText('Stiamo verificando il codice fiscale…')).toBeInTheDocument();
    await user.clear(taxCode());
    expect(service.aborted('validateCodiceFiscale', 0)).toBe(true);
    await user.type(taxCode(), OTHER);
    await waitFor(() => expect(taxCode()).toHaveAccessibleDescription(/Codice fiscale di altra persona/));
    await first.give(ok);
    expect(taxCode()).toHaveAccessibleDescription(/Codice fiscale di altra persona/);
    expect(screen.queryByText('Codice fiscale verificato')).not.toBeInTheDocument();
  });

  it('[R5.2-02] takes the message back as soon as a name is corrected, and asks again', async () => {
    fakeService({
      validateCodiceFiscale: ({ nome }) => (nome === 'Maria' ? ok : refusal('Il nome non corrisponde')),
    });
    const user = setup();
    renderScreen(<ContactInfo />, greeting);
    await user.type(taxCode(), CF);
    await waitFor(() => expect(taxCode()).toHaveAccessibleDescription(/Il nome non corrisponde/));
    await user.clear(screen.getByRole('textbox', { name: 'Nome' }));
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Maria');
    await waitFor(() => expect(taxCode()).not.toHaveAccessibleDescription(/Il nome non corrisponde/));
    expect(await screen.findByText('Codice fiscale verificato')).toBeInTheDocument();
  });

  it('[R5.2-02] keeps the refusal of a pasted code when the field is left, and asks once', async () => {
    const service = fakeService({ validateCodiceFiscale: () => refusal('Il nome non corrisponde') });
    const user = setup();
    renderScreen(<ContactInfo />, greeting);
    await user.click(taxCode());
    await user.paste('RSS MRA 85C15 H501 R');
    await waitFor(() => expect(taxCode()).toHaveAccessibleDescription(/Il nome non corrisponde/));
    await user.tab();
    await waitFor(() => expect(taxCode()).toHaveValue(CF));
    expect(taxCode()).toHaveAccessibleDescription(/Il nome non corrisponde/);
    expect(service.requests('validateCodiceFiscale')).toHaveLength(1);
    await user.type(taxCode(), '{Backspace}');
    expect(taxCode()).not.toHaveAccessibleDescription(/Il nome non corrisponde/);
  });

  it('[R5.2-02] does not ask with a name that is not valid', async () => {
    const service = fakeService({ validateCodiceFiscale: () => ok });
    const user = setup();
    renderScreen(<ContactInfo />, greeting);
    const name = screen.getByRole('textbox', { name: 'Nome' });
    await user.clear(name);
    await user.type(name, 'Anna-Maria');
    await user.type(taxCode(), CF);
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(service.requests('validateCodiceFiscale')).toEqual([]);
    await user.clear(name);
    await user.type(name, 'Anna Maria');
    expect(await screen.findByText('Codice fiscale verificato')).toBeInTheDocument();
  });

  it('[R5.2-02] says that the service is not available when no verdict comes, and asks again on Continue', async () => {
    let works = false;
    const service = fakeService({ validateCodiceFiscale: () => (works ? ok : null) });
    const user = setup();
    const { asked } = renderScreen(<ContactInfo />, greeting);
    await user.type(taxCode(), CF);
    await waitFor(() =>
      expect(taxCode()).toHaveAccessibleDescription(/Servizio momentaneamente non disponibile\./),
    );
    const before = service.requests('validateCodiceFiscale').length;
    works = true;
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await waitFor(() => expect(asked(greetingSubmitted.type)).toHaveLength(1));
    expect(service.requests('validateCodiceFiscale')).toHaveLength(before + 1);
  });

  it('[R5.2-02] Continue waits for the check under way instead of asking twice', async () => {
    const pending = later();
    const service = fakeService({ validateCodiceFiscale: () => pending.answer });
    const user = setup();
    const { asked } = renderScreen(<ContactInfo />, greeting);
    await user.type(taxCode(), CF);
    await screen.findByText('Stiamo verificando il codice fiscale…');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(asked(greetingSubmitted.type)).toEqual([]);
    await pending.give(ok);
    await waitFor(() => expect(asked(greetingSubmitted.type)).toHaveLength(1));
    expect(service.requests('validateCodiceFiscale')).toHaveLength(1);
  });
});

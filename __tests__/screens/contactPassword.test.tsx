import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { credentialsAcknowledged, passwordSubmitted } from '../../src/flows/actions';
import ContactInfo from '../../src/screens/steps/contact-info';
import { fakeService } from './fakeService';
import { renderScreen } from './renderScreen';

const setup = () => {
  fakeService({});
  return userEvent.setup({ delay: null });
};
const page = { slug: 'contact-info', subPage: 5 } as const;
const password = () => screen.getByLabelText('Password');
const confirm = () => screen.getByLabelText('Conferma password');
const goOn = (user: ReturnType<typeof setup>) => user.click(screen.getByRole('button', { name: 'Continua' }));
const met = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(/requisito soddisfatto/))
    .map((item) => item.textContent.replace(/ \(.*/, ''));

describe('password', () => {
  it('[R2.4-08] ticks each rule off while the password is typed', async () => {
    const user = setup();
    renderScreen(<ContactInfo />, page);
    expect(met()).toEqual([]);
    await user.type(password(), 'casa');
    expect(met()).toEqual(['Una lettera minuscola', 'Nessuno spazio']);
    await user.type(password(), ' Grande 2!');
    expect(met()).toEqual([
      'Da 10 a 24 caratteri',
      'Una lettera minuscola',
      'Una lettera maiuscola',
      'Un numero',
      'Un carattere speciale, come ! ? @ #',
    ]);
  });

  it('[R5.2-06] [R5.2-07] refuses a weak password and a confirmation that differs', async () => {
    const user = setup();
    const { asked } = renderScreen(<ContactInfo />, page);
    await user.type(password(), 'debole');
    await user.type(confirm(), 'Diversa.2026!');
    await goOn(user);
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(/La password non rispetta i criteri di sicurezza/),
    );
    expect(confirm()).toHaveAccessibleDescription(/Questo campo deve combaciare con la password/);
    expect(asked(passwordSubmitted.type)).toEqual([]);
  });

  it('[R2.4-08] sends it as typed, and keeps it nowhere', async () => {
    const user = setup();
    const { asked, store } = renderScreen(<ContactInfo />, page);
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await user.type(password(), 'Sicura.2026!');
    await user.type(confirm(), 'Sicura.2026!');
    await goOn(user);
    const both = { password: 'Sicura.2026!', confermaPassword: 'Sicura.2026!' };
    await waitFor(() => expect(asked(passwordSubmitted.type)).toEqual([both]));
    expect(JSON.stringify(store.getState())).not.toContain('Sicura.2026!');
  });
});

describe('Ti manca poco', () => {
  it('[R2.4-09] explains when the credentials work, and goes on without a way back', async () => {
    const user = setup();
    const { asked } = renderScreen(<ContactInfo />, { slug: 'contact-info', subPage: 6 });
    expect(screen.getByRole('heading', { level: 1, name: 'Ti manca poco' })).toBeVisible();
    expect(screen.getByText(/si attiva dopo la conferma di apertura del conto/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
    await goOn(user);
    expect(asked(credentialsAcknowledged.type)).toHaveLength(1);
  });
});

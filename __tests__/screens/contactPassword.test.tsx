import { screen, waitFor, within } from '@testing-library/react';
import { credentialsAcknowledged, passwordSubmitted } from '../../src/flows/actions';
import ContactInfo from '../../src/screens/steps/contact-info';
import { fill, goOn, user } from '../ui/hands';
import { renderScreen } from './renderScreen';

const open = (subPage = 5) => renderScreen(<ContactInfo />, { slug: 'contact-info', subPage });
const password = () => screen.getByLabelText('Password');
const confirm = () => screen.getByLabelText('Conferma password');
const met = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(/requisito soddisfatto/))
    .map((item) => item.textContent.replace(/ \(.*/, ''));

it('[R2.4-08] ticks each rule of the password off while it is typed', async () => {
  open();
  expect(met()).toEqual([]);
  await fill(password(), 'casa');
  expect(met()).toEqual(['Una lettera minuscola', 'Nessuno spazio']);
  await user.paste(' Grande 2!');
  expect(met()).toEqual([
    'Da 10 a 24 caratteri',
    'Una lettera minuscola',
    'Una lettera maiuscola',
    'Un numero',
    'Un carattere speciale, come ! ? @ #',
  ]);
});

it('[R5.2-06] [R5.2-07] [R2.4-08] refuses a weak password and another confirmation; sends it as typed, and keeps it nowhere', async () => {
  const { asked, store } = open();
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  await fill(password(), 'Sicura');
  await fill(confirm(), 'Sicura.2026!');
  await goOn();
  await waitFor(() =>
    expect(password()).toHaveAccessibleDescription(/La password non rispetta i criteri di sicurezza/),
  );
  expect(confirm()).toHaveAccessibleDescription(/Questo campo deve combaciare con la password/);
  expect(asked(passwordSubmitted.type)).toEqual([]);
  await fill(password(), '.2026!');
  await goOn();
  const both = { password: 'Sicura.2026!', confermaPassword: 'Sicura.2026!' };
  await waitFor(() => expect(asked(passwordSubmitted.type)).toEqual([both]));
  expect(JSON.stringify(store.getState())).not.toContain('Sicura');
});

it('[R2.4-09] explains when the credentials work, and goes on without a way back', async () => {
  const { asked } = open(6);
  expect(screen.getByRole('heading', { level: 1, name: 'Ti manca poco' })).toBeVisible();
  expect(screen.getByText(/si attiva dopo la conferma di apertura del conto/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
  await goOn();
  expect(asked(credentialsAcknowledged.type)).toHaveLength(1);
});

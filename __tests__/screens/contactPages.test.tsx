import { act, screen, waitFor, within } from '@testing-library/react';
import * as actions from '../../src/flows/actions';
import ContactInfo from '../../src/screens/steps/contact-info';
import Intro from '../../src/screens/steps/contact-info/Intro';
import { codeSent } from '../../src/state/codes';
import { userChanged } from '../../src/state/step';
import { busyStarted, codeRefused, dialogClosed, dialogOpened } from '../../src/state/ui';
import { navigated } from '../../src/state/navigation';
import { button, field, fill, goOn, press, user } from '../ui/hands';
import { renderScreen } from './renderScreen';

const NOW = Date.UTC(2026, 10, 21, 9);
const known = userChanged({ email: 'mario@example.it', cellulare: '3331234567' });
const sms = codeSent({ channel: 'sms', at: NOW });
const RESEND = 'Invia un nuovo codice';
const code = () => field('Codice di verifica');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const open = (subPage: number, before = [known, codeSent({ channel: 'email', at: NOW }), sms]) =>
  renderScreen(<ContactInfo />, { slug: 'contact-info', subPage, before });

beforeEach(() => {
  // The clock and the ticks that read it are frozen; everything else goes on.
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());

describe.each([
  [
    'e-mail',
    {
      page: 2,
      to: 'mario@example.it',
      sent: actions.emailCodeSubmitted,
      again: actions.emailCodeResendRequested,
    },
    { name: 'Cambia email', leadsTo: actions.subPageRequested(1, 'email.email') },
  ],
  [
    'SMS',
    {
      page: 4,
      to: '+39 333 123 4567',
      sent: actions.smsCodeSubmitted,
      again: actions.smsCodeResendRequested,
    },
    { name: 'Cambia numero', leadsTo: actions.subPageRequested(3, 'cellulare.cellulare') },
  ],
] as const)('%s code', (_, { page, to, sent, again }, { name, leadsTo }) => {
  it('[R2.4-05] [R2.4-07] says where the code went, and takes its six digits in any shape', async () => {
    const { asked } = open(page);
    expect(screen.getByText(to)).toBeVisible();
    await fill(code(), '123 456');
    await goOn();
    await waitFor(() => expect(asked(sent.type)).toEqual([{ codice: '123456' }]));
  });

  it('[R5.2-04] refuses what is not six digits', async () => {
    const { asked } = open(page);
    await fill(code(), '12345');
    await goOn();
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/(?<!codice )OTP non è valido/));
    expect(asked(sent.type)).toEqual([]);
  });

  it('[R2.4-05] [R2.4-07] leads back to the field of where it is sent, and resends it after a minute', async () => {
    const { asked, store } = open(page);
    wait(60_000);
    await press(RESEND);
    expect(asked(again.type)).toHaveLength(1);
    await press(name);
    expect(store.dispatch).toHaveBeenCalledWith(leadsTo);
  });

  it('[R2.4-05] [R2.4-07] keeps under the field why it was refused, until another is on its way', async () => {
    const { store } = open(page);
    const message = 'Il codice inserito non è corretto.';
    act(() => void store.dispatch(codeRefused(message)));
    act(() => void store.dispatch(dialogOpened({ message })));
    expect(code()).not.toHaveAccessibleDescription(/non è corretto/);
    act(() => void store.dispatch(dialogClosed()));
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/non è corretto/));
    expect(code()).toHaveFocus();
    act(() => void store.dispatch(busyStarted()));
    await waitFor(() => expect(code()).not.toHaveAccessibleDescription(/non è corretto/));
  });
});

it.each([
  ['email.email', 1, 'Email'],
  ['anagrafica.nome', 1, 'Nome'],
  ['cellulare.cellulare', 3, 'Numero cellulare'],
] as const)('[R2.4-05] the value to change, %s, takes the focus from the heading', (path, page, label) => {
  const { store } = open(2);
  act(() => void store.dispatch(navigated({ path: '/request/contact-info', subPage: page, field: path })));
  expect(field(label)).toHaveFocus();
});

it('[R2.4-06] [R5.2-05] takes a mobile number with its prefix, not one of fewer than nine digits', async () => {
  const { asked } = open(3, []);
  const number = field('Numero cellulare');
  expect(number).toHaveAttribute('autocomplete', 'tel-national');
  await fill(number, '+39 333 123 45');
  await goOn();
  await waitFor(() => expect(number).toHaveAccessibleDescription(/Numero cellulare non è valido/));
  expect(asked(actions.mobileSubmitted.type)).toEqual([]);
  await fill(number, ' 67');
  await goOn();
  await waitFor(() => expect(asked(actions.mobileSubmitted.type)).toEqual([{ numero: '3331234567' }]));
});

it('[R5.2-05] asks for the number twice where the step carries its confirmation, which must match', async () => {
  const { asked } = renderScreen(<ContactInfo />, {
    slug: 'contact-info',
    subPage: 3,
    values: { cellulare: { cellulare: '', confermaCellulare: '' } },
  });
  const confirmation = field('Conferma numero cellulare');
  await fill(field('Numero cellulare'), '3331234567');
  await goOn();
  await waitFor(() =>
    expect(confirmation).toHaveAccessibleDescription(/Conferma numero cellulare è obbligatorio/),
  );
  await fill(confirmation, '+39 333 1234568');
  await goOn();
  await waitFor(() => expect(confirmation).toHaveAccessibleDescription(/Numero cellulare non è valido/));
  expect(asked(actions.mobileSubmitted.type)).toEqual([]);
  await user.type(confirmation, '{Backspace}7');
  await goOn();
  await waitFor(() => expect(asked(actions.mobileSubmitted.type)).toEqual([{ numero: '3331234567' }]));
});

it('[R5.2-05] asks for the number once where the step carries no confirmation', () => {
  open(3);
  expect(screen.queryByLabelText('Conferma numero cellulare')).not.toBeInTheDocument();
});

it('[R2.4-06] advises against a number that is no mobile one, and takes it', async () => {
  const { asked } = open(3, []);
  const number = field('Numero cellulare');
  const advised = () => screen.queryByText(/Sembra un numero fisso/);
  await fill(number, '333123456');
  expect(advised()).toBeNull();
  await user.clear(number);
  await fill(number, '065123456');
  expect(advised()?.closest('[role=status]')).toBeInTheDocument();
  await goOn();
  await waitFor(() => expect(asked(actions.mobileSubmitted.type)).toEqual([{ numero: '065123456' }]));
});

it('[R8-04] a code that was refused is replaced by the next key', async () => {
  const { store } = open(4);
  await fill(code(), '111111');
  act(() => void store.dispatch(dialogOpened({ title: 'Codice non valido', message: 'Non è valido.' })));
  act(() => void button('Continua').focus());
  act(() => void store.dispatch(dialogClosed()));
  expect(code()).toHaveFocus();
  await user.keyboard('2');
  expect(code()).toHaveValue('2');
});

it('[R2.4-05] a code that is too short is replaced by the next key', async () => {
  open(4);
  await fill(code(), '12345');
  await goOn();
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/(?<!codice )OTP non è valido/));
  expect(code()).toHaveFocus();
  await user.keyboard('2');
  expect(code()).toHaveValue('2');
});

it('[R2.4-07] counts the minute down by the clock, and again after a new code, with the focus there', () => {
  const { store } = open(4);
  expect(screen.getByText('Il codice vale 10 minuti.')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('Potrai chiederne un altro tra 60 secondi.');
  wait(15_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Potrai chiederne un altro tra 45 secondi.');
  expect(screen.queryByRole('button', { name: RESEND })).not.toBeInTheDocument();
  wait(45_000);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByText('Ora puoi chiedere un nuovo codice.')).toBeInTheDocument();
  act(() => void store.dispatch(codeSent({ channel: 'sms', at: Date.now() })));
  expect(code()).toHaveFocus();
  expect(screen.getByText('Ti abbiamo inviato un nuovo codice.')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('60 secondi');
});

it('[R2.4-07] a clock that was set back makes nobody wait longer than the minute', () => {
  open(4);
  jest.setSystemTime(Date.now() - 3_600_000);
  wait(1_000);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(button(RESEND)).toBeVisible();
});

it('[R2.4-07] after a reload nobody has to wait for a code of unknown age', () => {
  open(4, [known]);
  expect(button(RESEND)).toBeVisible();
});

it('[R2.4-00] [R2.1-03] the first page says who it is for and what to have ready, and leads on', async () => {
  const { asked } = renderScreen(<Intro />, { slug: 'contact-info' });
  expect(screen.getByRole('heading', { level: 1, name: 'Prima di iniziare' })).toBeVisible();
  for (const words of [
    /riservato a ditte individuali e liberi professionisti con partita IVA/,
    'Due documenti di identità',
    'Il numero di partita IVA',
    'Una fotocamera che funziona',
    'Un luogo silenzioso e ben illuminato',
  ])
    expect(screen.getByText(words)).toBeVisible();
  const privacy = screen.getByRole('link', { name: /^Leggi l’informativa sulla privacy/ });
  expect(privacy).toHaveAttribute('href', '/p');
  expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
  await press('Inizia');
  expect(asked(actions.subPageRequested.type)).toEqual([1]);
  await press('Hai già iniziato? Riprendi la richiesta');
  expect(asked(actions.restartRequested.type)).toEqual(['/resume']);
});

const password = () => screen.getByLabelText('Password');
const confirm = () => screen.getByLabelText('Conferma password');
const met = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(/requisito soddisfatto/))
    .map((item) => item.textContent.replace(/ \(.*/, ''));

it('[R2.4-08] ticks each rule of the password off while it is typed', async () => {
  open(5, []);
  expect(met()).toEqual([]);
  await fill(password(), 'casa');
  expect(met()).toEqual(['Una lettera minuscola', 'Nessuno spazio']);
  expect(screen.getByText(/^Requisiti soddisfatti: 2 di/).closest('[role=status]')).not.toBeNull();
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
  const { asked, store } = open(5, [known]);
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  // Under it a password manager stores the password.
  expect(document.querySelector('[autocomplete=username]')).toHaveValue('mario@example.it');
  await fill(password(), 'Sicura');
  await fill(confirm(), 'Sicura.2026!');
  await goOn();
  await waitFor(() =>
    expect(password()).toHaveAccessibleDescription(
      'La password non rispetta i criteri di sicurezza ' +
        'Serve ancora: da 10 a 24 caratteri; un numero; un carattere speciale, come ! ? @ #.',
    ),
  );
  expect(confirm()).toHaveAccessibleDescription(/Questo campo deve combaciare con la password/);
  expect(asked(actions.passwordSubmitted.type)).toEqual([]);
  await fill(password(), '.2026!');
  await goOn();
  const both = { password: 'Sicura.2026!', confermaPassword: 'Sicura.2026!' };
  await waitFor(() => expect(asked(actions.passwordSubmitted.type)).toEqual([both]));
  expect(JSON.stringify(store.getState())).not.toContain('Sicura');
});

it('[R2.4-09] explains when the credentials work, and goes on without a way back', async () => {
  const { asked } = open(6, []);
  expect(screen.getByRole('heading', { level: 1, name: 'Ti manca poco' })).toBeVisible();
  expect(screen.getByText(/si attiva dopo la conferma di apertura del conto/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
  await goOn();
  expect(asked(actions.credentialsAcknowledged.type)).toHaveLength(1);
});

it('shows and hides the password, without touching it', async () => {
  open(5, []);
  const shown = password();
  await fill(shown, ' Abc ');
  expect(shown).toHaveAttribute('type', 'password');
  await user.click(screen.getAllByRole('button', { name: 'Mostra password' })[0] as HTMLElement);
  expect(shown).toHaveAttribute('type', 'text');
  await user.click(screen.getAllByRole('button', { name: 'Nascondi password' })[0] as HTMLElement);
  await user.tab();
  expect(shown).toHaveValue(' Abc ');
});

import { act, screen, waitFor } from '@testing-library/react';
import {
  emailCodeResendRequested,
  emailCodeSubmitted,
  mobileSubmitted,
  smsCodeResendRequested,
  smsCodeSubmitted,
  subPageRequested,
} from '../../src/flows/actions';
import ContactInfo from '../../src/screens/steps/contact-info';
import { codeSent } from '../../src/state/codes';
import { userChanged } from '../../src/state/step';
import { button, field, fill, goOn, press } from '../ui/hands';
import { fakeService } from './fakeService';
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
  // The clock and the ticks that read it stand still; everything else goes on.
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance'],
  });
  fakeService({});
});
afterEach(() => jest.useRealTimers());

describe.each([
  [
    'e-mail',
    { page: 2, to: 'mario@example.it', sent: emailCodeSubmitted, again: emailCodeResendRequested },
    { name: 'Cambia email', leadsTo: 1 },
  ],
  [
    'SMS',
    { page: 4, to: '+39 333 123 4567', sent: smsCodeSubmitted, again: smsCodeResendRequested },
    { name: 'Cambia numero', leadsTo: 3 },
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
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/Il codice OTP non è valido/));
    expect(asked(sent.type)).toEqual([]);
  });

  it('[R2.4-05] [R2.4-07] leads back to where it is sent, and resends it after a minute', async () => {
    const { asked } = open(page);
    wait(60_000);
    await press(RESEND);
    expect(asked(again.type)).toHaveLength(1);
    await press(name);
    expect(asked(subPageRequested.type)).toEqual([leadsTo]);
  });
});

it('[R2.4-06] [R5.2-05] takes a mobile number with its prefix, not one of fewer than nine digits', async () => {
  const { asked } = open(3, []);
  const number = field('Numero cellulare');
  expect(number).toHaveAttribute('autocomplete', 'tel-national');
  await fill(number, '+39 333 123 45');
  await goOn();
  await waitFor(() => expect(number).toHaveAccessibleDescription(/Numero cellulare non è valido/));
  expect(asked(mobileSubmitted.type)).toEqual([]);
  await fill(number, ' 67');
  await goOn();
  await waitFor(() => expect(asked(mobileSubmitted.type)).toEqual([{ numero: '3331234567' }]));
});

it('[R2.4-07] counts the minute down by the clock; after a new code it begins again, and the field has the focus', () => {
  const { store } = open(4);
  expect(screen.getByRole('timer')).toHaveTextContent('Puoi chiederne uno nuovo tra 1:00');
  wait(15_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Puoi chiederne uno nuovo tra 0:45');
  expect(screen.queryByRole('button', { name: RESEND })).not.toBeInTheDocument();
  wait(45_000);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByText('Ora puoi chiedere un nuovo codice.')).toBeInTheDocument();
  act(() => void store.dispatch(codeSent({ channel: 'sms', at: Date.now() })));
  expect(code()).toHaveFocus();
  expect(screen.getByText('Ti abbiamo inviato un nuovo codice.')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('1:00');
});

it('[R2.4-07] after a reload nobody has to wait for a code of unknown age', () => {
  open(4, [known]);
  expect(button(RESEND)).toBeVisible();
});

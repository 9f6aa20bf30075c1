import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
import { fakeService } from './fakeService';
import { renderScreen } from './renderScreen';

const NOW = Date.UTC(2026, 10, 21, 9);
const user = userEvent.setup({ delay: null });
const known = userChanged({ email: 'mario@example.it', cellulare: '3331234567' });
const code = () => screen.getByRole('textbox', { name: 'Codice di verifica' });
const goOn = () => user.click(screen.getByRole('button', { name: 'Continua' }));
const resend = () => screen.queryByRole('button', { name: 'Invia un nuovo codice' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  // The clock and the ticks that read it stand still; everything else goes on.
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance'],
  });
  fakeService({});
});
afterEach(() => jest.useRealTimers());

describe('e-mail code', () => {
  const page = {
    slug: 'contact-info',
    subPage: 2,
    before: [known, codeSent({ channel: 'email', at: NOW })],
  } as const;

  it('[R2.4-05] says where the code went, and takes its six digits in any shape', async () => {
    const { asked } = renderScreen(<ContactInfo />, page);
    expect(screen.getByText('mario@example.it')).toBeVisible();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    await user.click(code());
    await user.paste('123 456');
    await goOn();
    await waitFor(() => expect(asked(emailCodeSubmitted.type)).toEqual([{ codice: '123456' }]));
  });

  it('[R5.2-04] refuses what is not six digits', async () => {
    const { asked } = renderScreen(<ContactInfo />, page);
    await user.type(code(), '12345');
    await goOn();
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/Il codice OTP non è valido/));
    expect(asked(emailCodeSubmitted.type)).toEqual([]);
  });

  it('[R2.4-05] leads back to the e-mail address', async () => {
    const { asked } = renderScreen(<ContactInfo />, page);
    await user.click(screen.getByRole('button', { name: 'Cambia email' }));
    expect(asked(subPageRequested.type)).toEqual([1]);
  });

  it('[R2.4-05] resends after a minute', async () => {
    const { asked } = renderScreen(<ContactInfo />, page);
    wait(60_000);
    await user.click(screen.getByRole('button', { name: 'Invia un nuovo codice' }));
    expect(asked(emailCodeResendRequested.type)).toHaveLength(1);
  });
});

describe('mobile number', () => {
  const page = { slug: 'contact-info', subPage: 3 } as const;
  const number = () => screen.getByRole('textbox', { name: 'Numero cellulare' });

  it('[R2.4-06] takes the number with or without its prefix', async () => {
    const { asked } = renderScreen(<ContactInfo />, page);
    expect(number()).toHaveAttribute('autocomplete', 'tel-national');
    await user.click(number());
    await user.paste('+39 333 123 4567');
    await goOn();
    await waitFor(() => expect(asked(mobileSubmitted.type)).toEqual([{ numero: '3331234567' }]));
  });

  it('[R5.2-05] refuses fewer than nine digits', async () => {
    const { asked } = renderScreen(<ContactInfo />, page);
    await user.type(number(), '33312345');
    await goOn();
    await waitFor(() => expect(number()).toHaveAccessibleDescription(/Numero cellulare non è valido/));
    expect(asked(mobileSubmitted.type)).toEqual([]);
  });
});

describe('SMS code', () => {
  const sent = codeSent({ channel: 'sms', at: NOW });
  const page = { slug: 'contact-info', subPage: 4, before: [known, sent] } as const;

  it('[R2.4-07] says which number the code went to, and sends it', async () => {
    const { asked } = renderScreen(<ContactInfo />, page);
    expect(screen.getByText('+39 333 123 4567')).toBeVisible();
    await user.type(code(), '654321');
    await goOn();
    await waitFor(() => expect(asked(smsCodeSubmitted.type)).toEqual([{ codice: '654321' }]));
  });

  it('[R2.4-07] counts the minute down by the clock before a new code may be asked for', async () => {
    const { asked } = renderScreen(<ContactInfo />, page);
    expect(screen.getByRole('timer')).toHaveTextContent('Puoi chiederne uno nuovo tra 1:00');
    wait(15_000);
    expect(screen.getByRole('timer')).toHaveTextContent('Puoi chiederne uno nuovo tra 0:45');
    expect(resend()).not.toBeInTheDocument();
    wait(45_000);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByText('Ora puoi chiedere un nuovo codice.')).toBeInTheDocument();
    await user.click(resend() as HTMLElement);
    expect(asked(smsCodeResendRequested.type)).toHaveLength(1);
  });

  it('[R2.4-07] after a new code: the focus on the field, the news announced, the minute again', () => {
    const { store } = renderScreen(<ContactInfo />, page);
    wait(60_000);
    act(() => void store.dispatch(codeSent({ channel: 'sms', at: Date.now() })));
    expect(code()).toHaveFocus();
    expect(screen.getByText('Ti abbiamo inviato un nuovo codice.')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
  });

  it('[R2.4-07] leads back to the number', async () => {
    const { asked } = renderScreen(<ContactInfo />, page);
    await user.click(screen.getByRole('button', { name: 'Cambia numero' }));
    expect(asked(subPageRequested.type)).toEqual([3]);
  });

  it('[R2.4-07] after a reload nobody has to wait for a code of unknown age', () => {
    renderScreen(<ContactInfo />, { ...page, before: [known] });
    expect(resend()).toBeVisible();
  });
});

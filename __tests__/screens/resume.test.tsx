import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  draftChanged,
  identityRequested,
  identitySubmitted,
  restartRequested,
  resumeCodeResendRequested,
  resumeCodeSubmitted,
} from '../../src/flows/actions';
import Resume from '../../src/screens/resume';
import { codeSent } from '../../src/state/codes';
import { rememberContact } from '../../src/state/contactMemory';
import { navigated } from '../../src/state/navigation';
import { phoneNumberReceived, userChanged } from '../../src/state/step';
import { busyStarted } from '../../src/state/ui';
import { fakeService } from './fakeService';
import { renderScreen } from './renderScreen';

const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const goOn = () => press('Continua');

beforeEach(() => {
  fakeService({});
  localStorage.clear();
});

const show = (path: string, before: Parameters<typeof renderScreen>[1]['before'] = [], subPage = 0) =>
  renderScreen(<Resume />, { slug: 'contact-info', before: [navigated({ path, subPage }), ...before] });

describe('who resumes', () => {
  it('[R2.1-03] asks for tax code, e-mail and mobile number, and sends them cleaned up', async () => {
    const { asked } = show('/resume');
    expect(screen.getByRole('heading', { level: 1, name: 'Riprendi la richiesta' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
    await user.type(field('Codice fiscale'), 'rssmra85c15h501r');
    await user.type(field('Email'), 'Mario@Example.it');
    await user.click(field('Numero cellulare'));
    await user.paste('+39 333 123 4567');
    await goOn();
    await waitFor(() =>
      expect(asked(identitySubmitted.type)).toEqual([
        { cf: 'RSSMRA85C15H501R', email: 'mario@example.it', cellulare: '3331234567' },
      ]),
    );
  });

  it('[R2.1-03] says what is missing in the red list and on the fields, and sends nothing', async () => {
    const { asked } = show('/resume');
    await goOn();
    const list = await screen.findByRole('alert');
    const missing = [
      'Codice fiscale è obbligatorio',
      'Email è obbligatorio',
      'Numero cellulare è obbligatorio',
    ];
    missing.forEach((message) => expect(list).toHaveTextContent(message));
    expect(field('Codice fiscale')).toHaveAccessibleDescription(/Codice fiscale è obbligatorio/);
    expect(asked(identitySubmitted.type)).toEqual([]);
  });

  it.each([
    ['Codice fiscale', 'RSSMRA85C15H50', 'Codice fiscale non è valido'],
    ['Email', 'mario@example', 'Email non è valido'],
    ['Numero cellulare', '33312345', 'Numero cellulare non è valido'],
  ])('[R2.1-03] refuses a wrong %s', async (name, typed, message) => {
    show('/resume');
    await user.type(field(name), typed);
    await user.tab();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(new RegExp(message)));
  });

  it('[R3.5-03] knows e-mail and phone of an earlier visit', () => {
    rememberContact({ email: 'anna@example.it', cellulare: '3339876543' });
    show('/resume');
    expect(field('Email')).toHaveValue('anna@example.it');
    expect(field('Numero cellulare')).toHaveValue('3339876543');
    expect(field('Codice fiscale')).toHaveValue('');
  });

  it('knows better what the applicant has just typed elsewhere', () => {
    rememberContact({ email: 'anna@example.it' });
    show('/resume', [userChanged({ email: 'mario@example.it', cf: 'RSSMRA85C15H501R' })]);
    expect(field('Email')).toHaveValue('mario@example.it');
    expect(field('Codice fiscale')).toHaveValue('RSSMRA85C15H501R');
  });

  it('keeps what was typed for whoever comes back from the code or from an error', async () => {
    const { store, unmount } = show('/resume');
    await user.type(field('Codice fiscale'), 'rss');
    await user.type(field('Numero cellulare'), '333');
    unmount();
    const identita = { cf: 'RSS', email: '', cellulare: '333' };
    expect(store.getState().drafts.resume).toEqual({ identita });
    show('/resume', [draftChanged({ slug: 'resume', values: { identita } })]);
    expect(field('Codice fiscale')).toHaveValue('RSS');
    expect(field('Numero cellulare')).toHaveValue('333');
  });

  it('leads to a new request', async () => {
    const { asked } = show('/resume');
    await press('Inizia una nuova richiesta');
    expect(asked(restartRequested.type)).toEqual(['/request/contact-info']);
  });

  it('leads there from the code of a link too, which may be somebody else’s', async () => {
    const { asked } = show('/resume/abc');
    await press('Inizia una nuova richiesta');
    expect(asked(restartRequested.type)).toEqual(['/request/contact-info']);
  });
});

describe('the code', () => {
  const masked = phoneNumberReceived({ phoneNumber: '*******567' });
  const sent = codeSent({ channel: 'sms', at: Date.now() });
  const code = () => field('Codice di verifica');

  it.each([
    ['/resume', 1],
    ['/resume/guid-1', 0],
    ['/request/auth', 0],
  ])(
    '[R2.1-03] [R2.1-04] [R2.1-10] %s, page %s, asks for the code alone and sends it',
    async (path, page) => {
      const { asked } = show(path, [masked, sent], page);
      expect(screen.getAllByRole('textbox')).toHaveLength(1);
      expect(screen.getByText('567').closest('p')).toHaveTextContent(
        'Abbiamo inviato un codice di 6 cifre al numero che termina con 567.',
      );
      await user.type(code(), '123456');
      await goOn();
      await waitFor(() => expect(asked(resumeCodeSubmitted.type)).toEqual([{ code: '123456' }]));
    },
  );

  it.each([
    ['3331234567', 'al numero +39 333 123 4567.'],
    ['+393331234567', 'al numero +39 333 123 4567.'],
    ['+39 333****567', 'al numero che termina con 567.'],
    ['', 'al numero di cellulare della tua richiesta.'],
  ])('reads the phone «%s» out as the applicant would', (phoneNumber, words) => {
    show('/resume/guid-1', [phoneNumberReceived({ phoneNumber }), sent]);
    expect(screen.getByText(/Abbiamo inviato un codice/)).toHaveTextContent(words);
  });

  it('[R5.7-01] refuses what is not six digits', async () => {
    const { asked } = show('/resume/guid-1', [masked]);
    await goOn();
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/OTP è obbligatorio/));
    await user.type(code(), '12345');
    await goOn();
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/Il codice OTP non è valido/));
    expect(asked(resumeCodeSubmitted.type)).toEqual([]);
  });

  it('a new one may be asked for a minute after the last, or at once where none is known of', async () => {
    const { asked, store } = show('/resume/guid-1', [masked]);
    expect(screen.getByText('567').closest('p')).toHaveTextContent(
      'Per riprendere la richiesta serve un codice di 6 cifre: lo inviamo al numero che termina con 567.',
    );
    await press('Invia il codice');
    expect(asked(resumeCodeResendRequested.type)).toHaveLength(1);
    act(() => void store.dispatch(codeSent({ channel: 'sms', at: Date.now() - 20_000 })));
    expect(screen.getByRole('timer')).toHaveTextContent('Puoi chiederne uno nuovo tra 0:40');
  });

  it('[R2.1-03] by identity there is a way back to the data', async () => {
    const { asked } = show('/resume', [masked], 1);
    await press('Usa altri dati');
    await press('Indietro');
    expect(asked(identityRequested.type)).toHaveLength(2);
  });

  it('[R2.1-04] by link there is none, and support for whoever has lost the number', () => {
    show('/resume/guid-1', [masked]);
    expect(screen.queryByRole('button', { name: 'Usa altri dati' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
    expect(screen.getByText(/Non è il tuo numero/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contatta l’assistenza' })).toHaveAttribute('href', '/support');
  });

  it('is not sent twice while it is being checked', async () => {
    const { asked, store } = show('/resume/guid-1', [masked]);
    await user.type(code(), '123456');
    act(() => void store.dispatch(busyStarted()));
    await goOn();
    expect(asked(resumeCodeSubmitted.type)).toEqual([]);
  });
});

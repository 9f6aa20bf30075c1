import { act, screen, waitFor } from '@testing-library/react';
import * as actions from '../../src/flows/actions';
import Resume from '../../src/screens/resume';
import { codeSent } from '../../src/state/codes';
import { navigated } from '../../src/state/navigation';
import { phoneNumberReceived, userChanged } from '../../src/state/step';
import { busyStarted } from '../../src/state/ui';
import { config } from '../flows/support';
import { field, fill, goOn, listed, press } from '../ui/hands';
import { renderScreen } from './renderScreen';

beforeEach(() => localStorage.clear());

const show = (path: string, before: Parameters<typeof renderScreen>[1]['before'] = [], subPage = 0) =>
  renderScreen(<Resume />, { slug: 'contact-info', before: [navigated({ path, subPage }), ...before] });

describe('who resumes', () => {
  const [CF, EMAIL, PHONE] = ['Codice fiscale', 'Email', 'Numero cellulare'] as const;
  const fillIn = async (...texts: string[]) => {
    for (const [at, name] of [CF, EMAIL, PHONE].entries()) await fill(field(name), texts[at] ?? '');
  };
  const shown = () => [CF, EMAIL, PHONE].map((name) => field(name).value);

  it('[R2.1-03] asks for tax code, e-mail and mobile number, and sends them cleaned up', async () => {
    const { asked } = show('/resume');
    expect(screen.getByRole('heading', { level: 1, name: 'Riprendi la richiesta' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
    await fillIn('rssmra85c15h501r', 'Mario@Example.it', '+39 333 123 4567');
    await goOn();
    const sent = { cf: 'RSSMRA85C15H501R', email: 'mario@example.it', cellulare: '3331234567' };
    await waitFor(() => expect(asked(actions.identitySubmitted.type)).toEqual([sent]));
  });

  it.each([
    ['missing', ['', '', ''], 'è obbligatorio'],
    ['wrong', ['RSSMRA85C15H50', 'mario@example', '33312345'], 'non è valido'],
  ])(
    '[R2.1-03] says what is %s in the red list and on the fields, and sends nothing',
    async (_, texts, words) => {
      const { asked } = show('/resume');
      await fillIn(...texts);
      await goOn();
      expect(await listed()).toEqual([CF, EMAIL, PHONE].map((name) => `${name} ${words}`));
      for (const name of [CF, EMAIL, PHONE])
        expect(field(name)).toHaveAccessibleDescription(new RegExp(`${name} ${words}`));
      expect(asked(actions.identitySubmitted.type)).toEqual([]);
    },
  );

  it('[R3.5-03] knows the data for this request, and none of the user before', () => {
    const before = { email: 'anna@example.it', cellulare: '3339876543', at: Date.now() };
    localStorage.setItem('apertura.contact', JSON.stringify(before));
    const { unmount } = show('/resume');
    expect(shown()).toEqual(['', '', '']);
    unmount();
    show('/resume', [userChanged({ email: 'mario@example.it', cf: 'RSSMRA85C15H501R' })]);
    expect(shown()).toEqual(['RSSMRA85C15H501R', 'mario@example.it', '']);
  });

  it('keeps the typed values for a return from the code or from an error', async () => {
    const { store, unmount } = show('/resume');
    await fillIn('rss', '', '333');
    unmount();
    const identita = { cf: 'RSS', email: '', cellulare: '333' };
    expect(store.getState().drafts.resume).toEqual({ identita });
    show('/resume', [actions.draftChanged({ slug: 'resume', values: { identita } })]);
    expect(shown()).toEqual(['RSS', '', '333']);
  });

  it.each(['/resume', '/request/auth'])('at %s is led to a new request, too', async (path) => {
    const { asked } = show(path);
    await press('Inizia una nuova richiesta');
    expect(asked(actions.restartRequested.type)).toEqual(['/request/contact-info']);
  });

  it('by a link has a request already: another one is looked for, none is begun', async () => {
    const { asked } = show('/resume/abc');
    expect(screen.queryByRole('button', { name: /nuova richiesta/ })).not.toBeInTheDocument();
    await press('Cercala con i tuoi dati');
    expect(asked(actions.restartRequested.type)).toEqual(['/resume']);
  });
});

describe('the code', () => {
  const masked = phoneNumberReceived({ phoneNumber: '*******567' });
  const sent = codeSent({ channel: 'sms', at: Date.now() });
  const code = () => field('Codice di verifica');
  const lead = () => screen.getByText('567').closest('p');

  it.each([
    ['/resume', 1],
    ['/resume/guid-1', 0],
    ['/request/auth', 0],
  ])(
    '[R2.1-03] [R2.1-04] [R2.1-10] %s, page %s, asks for the code alone and sends it',
    async (path, page) => {
      const { asked } = show(path, [masked, sent], page);
      expect(screen.getAllByRole('textbox')).toHaveLength(1);
      expect(lead()).toHaveTextContent(
        'Per riprendere la richiesta inserisci il codice di 6 cifre che abbiamo inviato al numero che termina con 567.',
      );
      await fill(code(), '123456');
      await goOn();
      await waitFor(() => expect(asked(actions.resumeCodeSubmitted.type)).toEqual([{ code: '123456' }]));
    },
  );

  it.each([
    ['3331234567', 'al numero +39 333 123 4567.'],
    ['+393331234567', 'al numero +39 333 123 4567.'],
    ['+39 333****567', 'al numero che termina con 567.'],
    ['', 'al numero di cellulare della tua richiesta.'],
  ])('reads the phone «%s» out as the applicant would', (phoneNumber, words) => {
    show('/resume/guid-1', [phoneNumberReceived({ phoneNumber }), sent]);
    const lead = screen.getByText(/inserisci il codice di 6 cifre che abbiamo inviato/);
    expect(lead.parentElement).toHaveTextContent(words);
  });

  it('[R5.2-04] [R5.7-01] refuses what is not six digits, and is not sent while one is being checked', async () => {
    const { asked, store } = show('/resume/guid-1', [masked]);
    await goOn();
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/OTP è obbligatorio/));
    await fill(code(), '12345');
    await goOn();
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/Il codice OTP non è valido/));
    await fill(code(), '6');
    act(() => void store.dispatch(busyStarted()));
    await goOn();
    expect(asked(actions.resumeCodeSubmitted.type)).toEqual([]);
  });

  it('another code may be asked for a minute after the last, or at once without one', async () => {
    const { asked, store } = show('/resume/guid-1', [masked]);
    expect(lead()).toHaveTextContent(
      'Per riprendere la richiesta serve un codice di 6 cifre: lo inviamo al numero che termina con 567.',
    );
    await press('Invia il codice');
    expect(asked(actions.resumeCodeResendRequested.type)).toHaveLength(1);
    act(() => void store.dispatch(codeSent({ channel: 'sms', at: Date.now() - 20_000 })));
    expect(screen.getByRole('timer')).toHaveTextContent('Potrai chiederne un altro tra 40 secondi.');
  });

  it('[R2.1-03] by identity there is a way back to the data', async () => {
    const { asked } = show('/resume', [masked], 1);
    await press('Usa altri dati');
    await press('Indietro');
    expect(asked(actions.identityRequested.type)).toHaveLength(2);
  });

  it('[R2.1-04] by link there is none, and support for applicants without the number', () => {
    show('/resume/guid-1', [masked]);
    for (const name of ['Usa altri dati', 'Indietro'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByText(/Non è il tuo numero/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contatta l’assistenza' })).toHaveAttribute('href', '/s');
  });

  it('asks nothing about the number where the installation has no contact', () => {
    jest.replaceProperty(config.links, 'support', '');
    const { unmount } = show('/resume/guid-1', [masked]);
    expect(lead()).toHaveTextContent('567');
    expect(screen.queryByText(/Non è il tuo numero/)).not.toBeInTheDocument();
    unmount();
    jest.restoreAllMocks();
  });
});

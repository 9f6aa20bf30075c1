import { act, screen } from '@testing-library/react';
import * as actions from '../../src/flows/actions';
import Resume from '../../src/screens/resume';
import Thanks from '../../src/screens/thanks';
import { codeSent } from '../../src/state/codes';
import { navigated } from '../../src/state/navigation';
import { codeNotSent, requestFound } from '../../src/state/resume';
import { phoneNumberReceived, stepReceived } from '../../src/state/step';
import { step } from '../flows/support';
import { button, field, fill, goOn, press } from '../ui/hands';
import { renderScreen, type ScreenState } from './renderScreen';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const lead = () => screen.getByText('567').closest('p');
const NEW = 'Inizia una nuova richiesta';
const HINT = 'L’SMS può impiegare qualche secondo ad arrivare';
const phone = phoneNumberReceived({ phoneNumber: '*******567' });
const sent = codeSent({ channel: 'sms', at: Date.now() });
const found = (stato: string) => [navigated({ path: '/resume', subPage: 1 }), requestFound({ stato }), phone];
const open = (before: NonNullable<ScreenState['before']>, slug: ScreenState['slug'] = 'contact-info') => {
  const shown = renderScreen(<Resume />, { slug, before });
  return { ...shown, tellSent: () => act(() => void shown.store.dispatch(sent)) };
};

beforeEach(() => localStorage.clear());

describe('a request that was found beside the one being begun', () => {
  it.each([
    ['A', 'Con questo codice fiscale c’è già una richiesta da completare.'],
    ['F', 'Con questo codice fiscale c’è già una richiesta a cui manca solo la firma.'],
    [
      'K',
      'Con questo codice fiscale c’è già una richiesta: può darsi che tu debba inviare di nuovo alcuni documenti.',
    ],
    ['', 'Con i tuoi dati c’è già una richiesta.'],
  ])('[R4.2-01] state %j: says what was found, and where the code went', (stato, words) => {
    const { tellSent } = open(found(stato));
    expect(title()).toBe('Hai già una richiesta');
    const [code, where] = ['il codice di 6 cifre', 'al numero che termina con 567.'];
    expect(lead()).toHaveTextContent(
      `${words} Per riprenderla serve un codice di 6 cifre: lo inviamo ${where}`,
    );
    tellSent();
    expect(lead()).toHaveTextContent(
      `${words} Per riprenderla inserisci ${code} che abbiamo inviato ${where}`,
    );
  });

  it('[R4.2-01] says on the page why no code left, until one does', () => {
    const { tellSent } = open([...found('A'), codeNotSent('Troppi codici per questo numero.')]);
    expect(screen.getByText('Troppi codici per questo numero.')).toBeVisible();
    tellSent();
    expect(screen.queryByText('Troppi codici per questo numero.')).not.toBeInTheDocument();
  });

  it('[R4.2-01] is resumed by the code, or left for the own one, a search or the data typed before', async () => {
    const { asked } = open([...found('A'), sent]);
    await fill(field('Codice di verifica'), '123456');
    await goOn();
    expect(asked(actions.resumeCodeSubmitted.type)).toEqual([{ code: '123456' }]);
    const others = screen.getByRole('region', { name: 'Il numero non è tuo o non lo usi più?' });
    expect(others).toHaveTextContent('La richiesta già iniziata resta com’è.');
    await press(NEW);
    await press('Cerca la richiesta con i tuoi dati');
    await press('Indietro');
    expect(asked(actions.ownRequestRequested.type)).toHaveLength(1);
    expect(asked(actions.identityRequested.type)).toHaveLength(1);
    expect(asked(actions.subPageRequested.type)).toEqual([1]);
  });

  it('[R4.2-01] loaded again, Back leads to the form, without the typed values', async () => {
    const { asked } = open(found(''), 'auth');
    await press('Indietro');
    expect(asked(actions.identityRequested.type)).toHaveLength(1);
    expect(asked(actions.subPageRequested.type)).toEqual([]);
  });

  it('[R4.2-01] is not asked about again by the form’s own way to a new request', async () => {
    const { asked } = open([...found('A'), navigated({ path: '/resume' })]);
    await press(NEW);
    expect(asked(actions.ownRequestRequested.type)).toHaveLength(1);
    expect(asked(actions.restartRequested.type)).toEqual([]);
  });
});

it('[R2.1-10] opened elsewhere: the page says why; code and new request are asked for by the applicant alone', async () => {
  const message =
    'Hai ripreso la richiesta su un altro dispositivo. Per continuare qui richiedi un nuovo codice.';
  const locked = stepReceived(step('auth', { number: null, guid: '', errorMessage: [message] }));
  const { asked, tellSent } = open([locked, phone], 'auth');
  expect(lead()).toHaveTextContent(`${message} Lo invieremo al numero che termina con 567.`);
  expect(button('Invia il codice')).toHaveClass('secondary');
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  expect(screen.getByText('Preferisci ricominciare?')).toBeVisible();
  expect(screen.queryByText('Non hai ancora una richiesta?')).not.toBeInTheDocument();
  tellSent();
  expect(screen.getByText(HINT)).toBeVisible();
  expect(lead()).toHaveTextContent(
    'Per riprendere la richiesta inserisci il codice di 6 cifre che abbiamo inviato al numero che termina con 567.',
  );
  await press(NEW);
  expect(asked(actions.newRequestRequested.type)).toHaveLength(1);
  expect(asked(actions.restartRequested.type)).toEqual([]);
});

afterEach(() => jest.restoreAllMocks());

describe('/thanks by what was found', () => {
  const THANKS = 'Grazie: abbiamo ricevuto tutto quello che ci serve.';
  const openThanks = (slug: ScreenState['slug'], stato: string) =>
    renderScreen(<Thanks />, { slug, before: [requestFound({ stato }), navigated({ path: '/thanks' })] });

  it('[R2.3-03] the last page has neither Back nor Continue', () => {
    openThanks('thanks', '');
    for (const name of ['Indietro', 'Continua']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('a brand without a virtual card promises none', () => {
    jest.replaceProperty(__BRAND__, 'features', { ...__BRAND__.features, virtualCard: false });
    openThanks('thanks', '');
    expect(screen.getByText(/Esaminiamo i dati/)).toBeVisible();
    expect(screen.queryByText(/carta virtuale/)).toBeNull();
  });

  it.each([
    ['T', 'Il tuo conto risulta già aperto: la richiesta con questo codice fiscale è conclusa.', 'conclusa'],
    ['P', 'La richiesta con questo codice fiscale è già stata inviata e la stiamo verificando.', 'inviata'],
  ])(
    '[R2.11-01] [R4.2-02] state %s: says what was found, and offers a new request',
    async (stato, words, how) => {
      const { asked } = openThanks('contact-info', stato);
      expect(title()).toBe('Richiesta completata!');
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
      await press('Segui la tua richiesta');
      expect(asked(actions.restartRequested.type)).toEqual(['/status']);
      const other = screen.getByRole('region', { name: 'Non hai fatto tu questa richiesta?' });
      expect(other).toHaveTextContent(`La richiesta già ${how} resta com’è.`);
      await press(NEW);
      expect(asked(actions.ownRequestRequested.type)).toHaveLength(1);
    },
  );

  it('[R2.11-01] signed: thanks the applicant, whatever was found before', () => {
    openThanks('thanks', 'T');
    expect(screen.getByText(THANKS)).toBeVisible();
    expect(screen.queryByRole('button', { name: NEW })).not.toBeInTheDocument();
  });
});

import { act } from 'react';
import { screen } from '@testing-library/react';
import { address, browserBack, expectMoves, openApp, page, press, serviceAt, settle } from './renderApp';
import { details, list, ok, opened, paperwork, papers, resumeState } from '../flows/earlier';
import { answer } from '../flows/support';
import { fakeService, refusal } from '../screens/fakeService';
import { greetingSubmitted, restartRequested } from '../../src/flows/actions';
import { LISTED } from './standInScreens';

type Service = Parameters<typeof fakeService>[0];

const QUERY = '?promoCode=A&utm_source=mail';
const STATUS = `/status${QUERY}`;
const RESUME = `/resume${QUERY}`;
const LINK = `/resume/${LISTED}${QUERY}`;
const REUPLOAD = `/reupload/${LISTED}${QUERY}`;
const CARD = `/request/card${QUERY}`;
const base: Service = {
  ...serviceAt('card'),
  contactStart: () => resumeState('identify'),
  contactNext: () => resumeState('validate'),
  contactSendCell: () => ok,
  contactValidateCell: () => resumeState('list'),
  contactList: () => list,
  contactResume: () => opened,
  resumeStart: () => resumeState('validate'),
  resumeSendCell: () => ok,
  resumeValidateCell: () => resumeState('list'),
  resume: () => opened,
  paperworkList: () => papers,
  updateDocumentsKo: () => ok,
  contactSendPdf: () => ok,
};
/** The app at an address, over this service with these other answers. */
const open = async (at: string, more: Service = {}) => {
  const service = fakeService({ ...base, ...more });
  const before = window.history.length;
  const app = await openApp(at);
  return { ...app, service, before };
};
/** What the app has written into the history entry in hand. */
const entry = () => (window.history.state as { usr: object }).usr;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('by identity', () => {
  it('[R2.1-03] [R2.1-11] the code page stands behind the form, under the name that the spec gives its state', async () => {
    const { service } = await open(RESUME);
    expect(page()).toBe('resume 0');
    expect(entry()).not.toHaveProperty('view');
    await expectMoves([
      ['Invia i dati', 'resume 1', RESUME],
      ['←', 'resume 0', RESUME],
    ]);
    expect(entry()).not.toHaveProperty('view');
    await expectMoves([['→', 'resume 1', RESUME]]);
    expect(entry()).toMatchObject({ view: 'validate/otp', subPage: 1 });
    // Neither Back nor Forward asks anything of the service.
    expect(service.requests('contactStart')).toHaveLength(1);
    expect(service.requests('contactSendCell')).toHaveLength(1);
    const { length } = window.history;
    await expectMoves([
      ['Cambia i dati', 'resume 0', RESUME],
      ['→', 'resume 1', RESUME],
    ]);
    expect(window.history.length).toBe(length);
  });

  it('[R2.1-03] [R2.1-11] the browser’s Back leads to the step from which it was asked for', async () => {
    const { store } = await open(CARD);
    act(() => void store.dispatch(restartRequested('/resume')));
    await settle();
    expect(page()).toBe('resume 0');
    await expectMoves([
      ['←', 'card/0', CARD],
      ['→', 'resume 0', RESUME],
    ]);
  });

  it('[R2.1-03] a reload with the code on its way shows the code page alone', async () => {
    const { before } = await open(RESUME, {
      contactStart: () => resumeState('validate', { resendIn: 20 }),
    });
    expect(page()).toBe('resume 1');
    expect(entry()).toMatchObject({ view: 'validate/otp' });
    expect(window.history.length).toBe(before);
  });

  it('[R4.4-01] [R2.1-11] the code leads to the list, in place of its own page', async () => {
    await open(RESUME);
    await press('Invia i dati');
    const { length } = window.history;
    await expectMoves([['Invia il codice', 'status', STATUS]]);
    expect(window.history.length).toBe(length);
  });
});

it.each([
  [
    '[R8-04] [R8-09] a wrong code: onto the code page',
    RESUME,
    { contactValidateCell: () => refusal('Il codice non vale') },
    ['Invia i dati', 'Invia il codice'],
    'Il codice non vale',
    ['Chiudi', 'resume 1'],
  ],
  [
    '[R8-03] no request of these data: back to the form',
    RESUME,
    { contactNext: () => refusal('Non trovata') },
    ['Invia i dati'],
    'Non trovata',
    ['Modifica i dati', 'resume 0'],
  ],
  [
    '[R8-02] [R2.1-11] no request of this link: the way by identity',
    `/resume/altro${QUERY}`,
    { resumeStart: () => refusal('Non trovata') },
    [],
    'Non trovata',
    ['Riprendi con i tuoi dati', 'resume 0'],
  ],
] as const)('the error screen of %s', async (_, at, service, moves, message, [way, heading]) => {
  await open(at, service);
  for (const move of moves) await press(move);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await expectMoves([[way, heading, RESUME]]);
});

describe('by link', () => {
  it('[R2.1-04] [R4.4-02] [R2.1-11] the code, then the request in place of it', async () => {
    const { before } = await open(LINK);
    expect([page(), address()]).toEqual([`resume ${LISTED}`, LINK]);
    await expectMoves([['Invia il codice', 'card/0', CARD]]);
    expect(window.history.length).toBe(before);
  });

  it('[R2.1-10] [R2.1-11] the step auth asks for the code, and leads on to the real step', async () => {
    await open(`/request/company-info${QUERY}`, {
      onboardingNext: () => answer('auth', { number: null, guid: '', contactId: '' }),
      contactStart: () => resumeState('validate'),
    });
    expect([page(), address()]).toEqual(['auth/0', `/request/auth${QUERY}`]);
    await expectMoves([['Invia il codice', 'card/0', CARD]]);
  });
});

describe('the list', () => {
  it('[R2.1-05] [R2.12-01] [R2.12-02] [R2.1-11] leads to the documents and back, by the page or the browser, and to the step', async () => {
    await open(STATUS);
    await expectMoves([['Reinvia', `reupload ${LISTED}`, REUPLOAD]]);
    const { length } = window.history;
    await expectMoves([['Indietro', 'status', STATUS]]);
    expect(window.history.length).toBe(length);
    await expectMoves([
      ['Reinvia', `reupload ${LISTED}`, REUPLOAD],
      ['←', 'status', STATUS],
      ['Riprendi richiesta', 'card/0', CARD],
    ]);
  });

  it('[R4.4-03] [R2.1-06] [R2.1-11] documents sent again lead to it; locked, they ask for the code first', async () => {
    let unlocked = false;
    const { service } = await open(REUPLOAD, {
      contactList: () => (unlocked ? list : refusal('Prima il codice')),
      resumeValidateCell: () => {
        unlocked = true;
        return resumeState('list');
      },
    });
    expect(address()).toBe(LINK);
    await expectMoves([
      ['Invia il codice', `reupload ${LISTED}`, REUPLOAD],
      ['Invia i documenti', 'status', STATUS],
    ]);
    const [paper] = details;
    expect(service.requests('updateDocumentsKo')).toMatchObject([{ guid: LISTED, barCode1: paper?.barCode }]);
  });

  it('[R4.2-01] [R2.1-11] Back from it to the step that led there: the step as it was, and forth again', async () => {
    const { service, store } = await open(`/${QUERY}`, {
      onboardingNext: () => answer('contact-info'),
      onboardingBack: () => answer('contact-info'),
      checkCustomerInfo: () => ({ status: 'success', data: { stato: 'A', cellulare: '*567' } }),
    });
    await press('Avanti');
    const person = { nome: 'Mario', cognome: 'Rossi', cf: 'X', email: 'a@b.it', promoCode: '' };
    act(() => void store.dispatch(greetingSubmitted(person)));
    await settle();
    expect([page(), address()]).toEqual(['resume 1', RESUME]);
    await expectMoves([
      ['Invia il codice', 'status', STATUS],
      ['←', 'contact-info/1', `/request/contact-info${QUERY}`],
      ['→', 'status', STATUS],
    ]);
    expect(service.requests('onboardingBack')).toHaveLength(0);
  });
});

describe('the page of the expired session', () => {
  it('[R2.1-08] [R2.13-01] [R4.8-01] [R2.1-11] in a step: resumed by identity, straight into the request that was in hand', async () => {
    await open(`/${QUERY}`, {
      onboardingBack: () => refusal('no process found for session'),
      contactList: () => ({ status: 'success', data: [paperwork('guid-1')] }),
    });
    await expectMoves([
      ['Indietro', 'Sessione scaduta', `/session-expired/card${QUERY}`],
      ['Riprendi la registrazione', 'resume 0', RESUME],
      ['Invia i dati', 'resume 1', RESUME],
      ['Invia il codice', 'card/0', CARD],
    ]);
  });

  it('[R2.1-08] [R4.8-01] [R2.1-11] in the list: the page of resuming, without a dialog', async () => {
    await open(STATUS, { contactResume: () => refusal('user not authorized') });
    await expectMoves([['Riprendi richiesta', 'Sessione scaduta', `/session-expired/resume${QUERY}`]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[R2.1-08] [R2.1-11] the browser’s Back from it asks where things stand, and shows nothing of before', async () => {
    let ended = false;
    const { service } = await open(`/${QUERY}`, {
      onboardingNext: () => answer(ended ? 'contact-info' : 'card'),
      onboardingBack: () => {
        ended = true;
        return refusal('no process found for session');
      },
    });
    await press('Indietro');
    await browserBack();
    expect(service.requests('onboardingNext')).toHaveLength(2);
    expect([page(), address()]).toEqual(['contact-info/0', `/request/contact-info${QUERY}`]);
  });
});

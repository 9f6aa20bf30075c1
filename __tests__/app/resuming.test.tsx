import { act, screen } from '@testing-library/react';
import { address, browserBack, expectMoves, openApp, page, press, serviceAt, settle } from './renderApp';
import { list, ok, opened, paperwork, papers, resumeState } from '../flows/earlier';
import { answer } from '../flows/support';
import { fakeService, refusal } from '../screens/fakeService';
import { greetingSubmitted, restartRequested } from '../../src/flows/actions';
import { LISTED } from './standInScreens';

type Service = Parameters<typeof fakeService>[0];

const QUERY = '?promoCode=A&utm_source=mail';
const STATUS = `/status${QUERY}`;
const RESUME = `/resume${QUERY}`;
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
};
const open = async (at: string, more: Service = {}) => {
  const service = fakeService({ ...base, ...more });
  const before = window.history.length;
  const app = await openApp(at);
  return { ...app, service, before };
};
const entry = () => (window.history.state as { usr: object }).usr;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('by identity', () => {
  it('[R2.1-03] [R4.4-01] [R2.1-11] the code page replaces the form under the name of the specification, and the list replaces it', async () => {
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
      ['Invia il codice', 'status', STATUS],
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
});

it('[R8-04] [R8-09] a wrong code is shown on the error screen, which closes onto the code page', async () => {
  await open(RESUME, { contactValidateCell: () => refusal('Il codice non vale') });
  await press('Invia i dati');
  await press('Invia il codice');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Codice non valido');
  expect(screen.getByRole('alert')).toHaveTextContent('Il codice non vale');
  await expectMoves([['Chiudi', 'resume 1', RESUME]]);
});

it('[R2.1-10] [R2.1-11] the step auth asks for the code, and the real step takes its place', async () => {
  const { before } = await open(`/request/company-info${QUERY}`, {
    onboardingNext: () => answer('auth', { number: null, guid: '', contactId: '' }),
    contactStart: () => resumeState('validate'),
  });
  expect([page(), address()]).toEqual(['auth/0', `/request/auth${QUERY}`]);
  await expectMoves([['Invia il codice', 'card/0', CARD]]);
  expect(window.history.length).toBe(before);
});

describe('the list', () => {
  it('[R2.12-01] [R2.12-02] [R2.1-11] leads to the documents and back, by the page or the browser, and to the step', async () => {
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
  it('[R2.13-01] [R4.8-01] [R2.1-11] in a step: resumed by identity, straight into the request that was in hand', async () => {
    await open(`/${QUERY}`, {
      onboardingBack: () => refusal('no process found for session'),
      contactList: () => ({ status: 'success', data: [paperwork('guid-1')] }),
    });
    await expectMoves([['Indietro', 'Sessione scaduta', `/session-expired/card${QUERY}`]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await expectMoves([
      ['Riprendi la registrazione', 'resume 0', RESUME],
      ['Invia i dati', 'resume 1', RESUME],
      ['Invia il codice', 'card/0', CARD],
    ]);
  });

  it('[R2.1-08] [R2.1-11] the browser’s Back from it asks for the current state, and shows nothing from before', async () => {
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

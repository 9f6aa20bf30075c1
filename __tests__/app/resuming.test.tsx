import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { details, list, ok, opened, paperwork, papers, resumed, resumeState } from '../flows/earlier';
import { answer } from '../flows/support';
import { fakeService, refusal } from '../screens/fakeService';
import { greetingSubmitted, restartRequested } from '../../src/flows/actions';
import { address, browserBack, browserForward, openApp, page, product, settle } from './renderApp';
import { LISTED } from './standInScreens';

jest.mock('../../src/screens/registry', () =>
  jest.requireActual<{ registry: () => object }>('./standInScreens').registry(),
);

type Service = Parameters<typeof fakeService>[0];

const QUERY = '?promoCode=A&utm_source=mail';
const base: Service = {
  productInfo: () => product,
  onboardingNext: () => answer('card'),
  customerInfo: () => resumed.customerInfo,
  legacyInvitation: () => resumed.legacyInvitation,
  invitations: () => ok,
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
const serve = (more: Service = {}) => fakeService({ ...base, ...more });
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};
/** What the app has written into the history entry in hand. */
const entry = () => (window.history.state as { usr: object }).usr;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('by identity', () => {
  it('[R2.1-03] [R2.1-11] the form, then the code page under the name that the spec gives its state', async () => {
    serve();
    await openApp(`/resume${QUERY}`);
    expect(page()).toBe('resume 0');
    expect(entry()).not.toHaveProperty('view');
    await press('Invia i dati');
    expect(page()).toBe('resume 1');
    expect(entry()).toMatchObject({ view: 'validate/otp', subPage: 1 });
    expect(address()).toBe(`/resume${QUERY}`);
  });

  it('[R2.1-03] [R2.1-11] the browser’s Back leads from the code to the form, Forward to the code again', async () => {
    const service = serve();
    await openApp(`/resume${QUERY}`);
    await press('Invia i dati');
    await browserBack();
    expect(page()).toBe('resume 0');
    expect(entry()).not.toHaveProperty('view');
    await browserForward();
    expect(page()).toBe('resume 1');
    expect(entry()).toMatchObject({ view: 'validate/otp' });
    expect(address()).toBe(`/resume${QUERY}`);
    // Neither asks anything of the service.
    expect(service.requests('contactStart')).toHaveLength(1);
    expect(service.requests('contactSendCell')).toHaveLength(1);
  });

  it('[R2.1-03] the page’s own way back to the form takes the history back with it', async () => {
    serve();
    await openApp('/resume');
    await press('Invia i dati');
    const { length } = window.history;
    await press('Cambia i dati');
    expect(page()).toBe('resume 0');
    expect(window.history.length).toBe(length);
    await browserForward();
    expect(page()).toBe('resume 1');
  });

  it('[R2.1-03] [R2.1-11] the browser’s Back leads to the step from which it was asked for', async () => {
    serve();
    const { store } = await openApp(`/request/card${QUERY}`);
    act(() => void store.dispatch(restartRequested('/resume')));
    await settle();
    expect(page()).toBe('resume 0');
    await browserBack();
    expect(page()).toBe('card/0');
    expect(address()).toBe(`/request/card${QUERY}`);
    await browserForward();
    expect(page()).toBe('resume 0');
  });

  it('[R2.1-03] a reload with the code on its way shows the code page alone', async () => {
    const service = serve({ contactStart: () => resumeState('validate', { resendIn: 20 }) });
    const { length } = window.history;
    await openApp(`/resume${QUERY}`);
    expect(page()).toBe('resume 1');
    expect(entry()).toMatchObject({ view: 'validate/otp' });
    expect(window.history.length).toBe(length);
    expect(service.requests('contactSendCell')).toHaveLength(0);
  });

  it('[R4.4-01] [R2.1-11] the code leads to the list, in place of its own page', async () => {
    serve();
    await openApp(`/resume${QUERY}`);
    await press('Invia i dati');
    const { length } = window.history;
    await press('Invia il codice');
    expect(page()).toBe('status');
    expect(address()).toBe(`/status${QUERY}`);
    expect(window.history.length).toBe(length);
  });

  it('[R8-04] [R8-09] a wrong code: the error screen of that title, which closes onto the code page', async () => {
    const message = 'Il codice OTP che hai inserito non è valido.';
    serve({ contactValidateCell: () => refusal(message) });
    await openApp(`/resume${QUERY}`);
    await press('Invia i dati');
    await press('Invia il codice');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Codice non valido');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
    await press('Chiudi');
    expect(page()).toBe('resume 1');
    expect(address()).toBe(`/resume${QUERY}`);
  });

  it('[R8-03] no request of these data: back to the form', async () => {
    const message =
      'Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova';
    serve({ contactNext: () => refusal(message) });
    await openApp(`/resume${QUERY}`);
    await press('Invia i dati');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await press('Modifica i dati');
    expect(page()).toBe('resume 0');
    expect(address()).toBe(`/resume${QUERY}`);
  });
});

describe('by link', () => {
  it('[R2.1-04] [R4.4-02] [R2.1-11] the code, then the request in place of it', async () => {
    serve();
    const { length } = window.history;
    await openApp(`/resume/${LISTED}${QUERY}`);
    expect(page()).toBe(`resume ${LISTED}`);
    expect(address()).toBe(`/resume/${LISTED}${QUERY}`);
    await press('Invia il codice');
    expect(page()).toBe('card/0');
    expect(address()).toBe(`/request/card${QUERY}`);
    expect(window.history.length).toBe(length);
  });

  it('[R8-02] [R2.1-11] not found: the way by identity', async () => {
    serve({ resumeStart: () => refusal('La pratica richiesta non è stata trovata') });
    await openApp(`/resume/altro${QUERY}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('La pratica richiesta non è stata trovata');
    await press('Riprendi con i tuoi dati');
    expect(page()).toBe('resume 0');
    expect(address()).toBe(`/resume${QUERY}`);
  });

  it('[R2.1-10] [R2.1-11] the step auth asks for the code, and leads on to the real step', async () => {
    serve({
      onboardingNext: () => answer('auth', { number: null, guid: '', contactId: '' }),
      contactStart: () => resumeState('validate'),
    });
    await openApp(`/request/company-info${QUERY}`);
    expect(page()).toBe('auth/0');
    expect(address()).toBe(`/request/auth${QUERY}`);
    await press('Invia il codice');
    expect(page()).toBe('card/0');
    expect(address()).toBe(`/request/card${QUERY}`);
  });
});

describe('the list', () => {
  it('[R2.1-05] [R2.12-01] [R2.1-11] Riprendi richiesta shows the step in its place', async () => {
    serve();
    await openApp(`/status${QUERY}`);
    expect(page()).toBe('status');
    await press('Riprendi richiesta');
    expect(page()).toBe('card/0');
    expect(address()).toBe(`/request/card${QUERY}`);
  });

  it('[R2.12-01] [R2.12-02] [R2.1-11] Reinvia shows the documents; Back, the page’s or the browser’s, the list', async () => {
    serve();
    await openApp(`/status${QUERY}`);
    await press('Reinvia');
    expect(page()).toBe(`reupload ${LISTED}`);
    expect(address()).toBe(`/reupload/${LISTED}${QUERY}`);
    const { length } = window.history;
    await press('Indietro');
    expect(page()).toBe('status');
    expect(address()).toBe(`/status${QUERY}`);
    expect(window.history.length).toBe(length);
    await press('Reinvia');
    await browserBack();
    expect(page()).toBe('status');
    expect(address()).toBe(`/status${QUERY}`);
  });

  it('[R4.4-03] [R2.1-06] [R2.1-11] documents sent again lead to the list', async () => {
    const service = serve();
    await openApp(`/reupload/${LISTED}${QUERY}`);
    expect(page()).toBe(`reupload ${LISTED}`);
    await press('Invia i documenti');
    expect(service.requests('updateDocumentsKo')).toMatchObject([
      { guid: LISTED, barCode1: details[0]?.barCode },
    ]);
    expect(page()).toBe('status');
    expect(address()).toBe(`/status${QUERY}`);
  });

  it('[R2.1-06] [R2.1-11] a locked re-upload asks for the code first, and is shown after it', async () => {
    let unlocked = false;
    serve({
      contactList: () => (unlocked ? list : refusal('Prima il codice')),
      resumeValidateCell: () => {
        unlocked = true;
        return resumeState('list');
      },
    });
    await openApp(`/reupload/${LISTED}${QUERY}`);
    expect(address()).toBe(`/resume/${LISTED}${QUERY}`);
    await press('Invia il codice');
    expect(page()).toBe(`reupload ${LISTED}`);
    expect(address()).toBe(`/reupload/${LISTED}${QUERY}`);
  });

  it('[R4.2-01] [R2.1-11] Back from the list to the step that led there: the step as it was, and forth again', async () => {
    const service = serve({
      onboardingNext: () => answer('contact-info'),
      onboardingBack: () => answer('contact-info'),
      checkCustomerInfo: () => ({ status: 'success', data: { stato: 'A', cellulare: '*567' } }),
    });
    const { store } = await openApp(`/${QUERY}`);
    await press('Avanti');
    const person = { nome: 'Mario', cognome: 'Rossi', cf: 'X', email: 'a@b.it', promoCode: '' };
    act(() => void store.dispatch(greetingSubmitted(person)));
    await settle();
    expect(page()).toBe('resume 1');
    expect(address()).toBe(`/resume${QUERY}`);
    await press('Invia il codice');
    expect(page()).toBe('status');
    await browserBack();
    expect(page()).toBe('contact-info/1');
    expect(address()).toBe(`/request/contact-info${QUERY}`);
    expect(service.requests('onboardingBack')).toHaveLength(0);
    await browserForward();
    expect(page()).toBe('status');
    expect(address()).toBe(`/status${QUERY}`);
  });

  it.each([`/status/x${QUERY}`, `/resume/a/b${QUERY}`, `/reupload${QUERY}`])(
    '[R2.1-13] [R2.1-11] %s is no address of the app',
    async (at) => {
      serve();
      await openApp(at);
      expect(page()).toBe('Pagina non trovata');
      expect(address()).toBe(at);
      await press('Vai alla tua richiesta');
      expect(address()).toBe(`/request/card${QUERY}`);
    },
  );
});

describe('the page of the expired session', () => {
  it('[R2.1-08] [R2.13-01] [R2.1-11] in a step: resumed by identity, straight into the request that was in hand', async () => {
    const mine = paperwork('guid-1');
    serve({
      onboardingBack: () => refusal('no process found for session'),
      contactList: () => ({ status: 'success', data: [mine] }),
    });
    await openApp(`/${QUERY}`);
    await press('Indietro');
    expect(address()).toBe(`/session-expired/card${QUERY}`);
    expect(page()).toBe('Sessione scaduta');
    await press('Riprendi la registrazione');
    expect(address()).toBe(`/resume${QUERY}`);
    expect(page()).toBe('resume 0');
    await press('Invia i dati');
    await press('Invia il codice');
    expect(page()).toBe('card/0');
    expect(address()).toBe(`/request/card${QUERY}`);
  });

  it('[R2.1-08] [R4.8-01] [R2.1-11] in the list: the page of resuming, which leads to the form', async () => {
    serve({ contactResume: () => refusal('user not authorized') });
    await openApp(`/status${QUERY}`);
    await press('Riprendi richiesta');
    expect(address()).toBe(`/session-expired/resume${QUERY}`);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Riprendi la registrazione');
    expect(address()).toBe(`/resume${QUERY}`);
    expect(page()).toBe('resume 0');
  });

  it('[R2.1-08] [R2.1-11] the browser’s Back from it asks where things stand, and shows nothing of before', async () => {
    let ended = false;
    const service = serve({
      onboardingNext: () => answer(ended ? 'contact-info' : 'card'),
      onboardingBack: () => {
        ended = true;
        return refusal('no process found for session');
      },
    });
    await openApp(`/${QUERY}`);
    await press('Indietro');
    await browserBack();
    expect(service.requests('onboardingNext')).toHaveLength(2);
    expect(page()).toBe('contact-info/0');
    expect(address()).toBe(`/request/contact-info${QUERY}`);
  });
});

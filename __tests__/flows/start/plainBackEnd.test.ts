import { ok, refusal } from '../../screens/fakeService';
import { selectCustomerFlags, selectUser } from '../../../src/state/selectors';
import { selectToday } from '../../../src/state/today';
import { GUID } from '../earlier';
import { answer } from '../support';
import { browserOfTabs, openTab } from '../tab';

browserOfTabs();

const first = () => answer('contact-info', { number: 1 });

/** A back end that answers what the specification says, and nothing more. */
const plain = {
  productInfo: () => ok,
  onboardingStart: first,
  onboardingNext: () => refusal('numero non valido'),
};
const by = (status: number) => () => new Response(JSON.stringify(refusal('no')), { status });
const html = (httpStatus: number) => () => new Response('<p>Non trovato</p>', { status: httpStatus });

const idle = { busy: 0, dialog: null, errorScreen: null };

it('[R4.1-01] product info without data: the first page is shown, and dates are judged by today', async () => {
  const tab = await openTab({ answers: { ...plain, onboardingNext: first } });
  expect(tab.path()).toBe('/request/contact-info#0');
  expect(tab.state().ui).toMatchObject(idle);
  expect(selectToday(tab.state())).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it.each([
  ['refused', () => refusal('numero non valido')],
  ['answered by HTTP 400', by(400)],
  ['no call', html(404)],
  ['an empty step', () => ({ status: 'success' })],
])('[R4.1-01] asking for the current step is %s: the start tells it', async (_, onboardingNext) => {
  const tab = await openTab({ answers: { ...plain, onboardingNext } });
  expect(tab.path()).toBe('/request/contact-info#0');
  expect(tab.state().ui).toMatchObject(idle);
});

it('[R4.1-01] an empty step in a tab that had a request asks for its code, and starts none', async () => {
  sessionStorage.setItem('apertura.request', GUID);
  const onboardingStart = jest.fn(first);
  const answers = { ...plain, onboardingStart, onboardingNext: () => ok, resumeStart: () => ok };
  const tab = await openTab({ path: '/request/company-info', answers });
  expect(onboardingStart).not.toHaveBeenCalled();
  expect(tab.path()).toMatch(`/resume/${GUID}`);
});

it('a session that is refused as soon as it was opened leads to the page about cookies', async () => {
  const onboardingStart = jest.fn(first);
  const tab = await openTab({ answers: { ...plain, onboardingStart, onboardingNext: by(401) } });
  expect(onboardingStart).not.toHaveBeenCalled();
  expect(tab.path()).toMatch(/^\/session-expired\/cookie(#|$)/);
});

it.each([403, 429, 500, 503])(
  'asking for the current step fails with HTTP %i: no request is started beside it',
  async (httpStatus) => {
    const onboardingStart = jest.fn(first);
    const onboardingNext = by(httpStatus);
    const tab = await openTab({ answers: { ...plain, onboardingStart, onboardingNext } });
    expect(onboardingStart).not.toHaveBeenCalled();
    expect(tab.state().ui.errorScreen).not.toBeNull();
  },
);

it('[R8-02] a fault at each load of a request in progress: its code is a way on', async () => {
  sessionStorage.setItem('apertura.request', GUID);
  const answers = { ...plain, onboardingNext: by(500), resumeStart: () => ok, resumeSendCell: () => ok };
  const tab = await openTab({ path: '/request/company-info', answers });
  const exit = tab.state().ui.errorScreen?.exit;
  expect(exit?.label).toBe('Riprendi la richiesta');
  if (exit?.action) await tab.send(exit.action);
  expect(tab.path()).toBe(`/resume/${GUID}#0`);
  expect(tab.state().ui).toMatchObject(idle);
});

it('[R2.6-02] a customer of whom neither PEC nor phone are told is asked for both', async () => {
  const person = {
    nome: 'Mario',
    cognome: 'Rossi',
    codiceFiscale: 'RSSMRA80A01H501U',
    email: 'm@example.it',
  };
  const tab = await openTab({
    answers: {
      ...plain,
      onboardingNext: () => answer('company-info'),
      customerInfo: () => ({ customerInfo: { productCustomer: person } }),
      legacyInvitation: () => ({ status: 'success' }),
    },
  });
  expect(tab.path()).toBe('/request/company-info#0');
  expect(tab.state().ui).toMatchObject(idle);
  expect(selectUser(tab.state()).cf).toBe(person.codiceFiscale);
  expect(selectCustomerFlags(tab.state())).toEqual({ pecKnown: false, phoneKnown: false });
});

it('[R4.4-02] a resume whose state tells only its name sends its code', async () => {
  const resumeSendCell = jest.fn(() => ok);
  const resumeStart = () => ({ data: { name: 'validate' } });
  const tab = await openTab({ path: `/resume/${GUID}`, answers: { ...plain, resumeStart, resumeSendCell } });
  expect(tab.path()).toBe(`/resume/${GUID}#0`);
  expect(resumeSendCell).toHaveBeenCalledTimes(1);
  expect(tab.state().ui).toMatchObject(idle);
});

it('a request in progress goes on by its code where the start would begin another', async () => {
  const next = jest.fn(() => answer('company-info', { guid: GUID }));
  const steps = { ...plain, customerInfo: () => ok, legacyInvitation: () => ok, invitations: () => ok };
  await openTab({ answers: { ...steps, onboardingNext: next } });
  const onboardingStart = jest.fn(first);
  const resumeStart = jest.fn(() => ok);
  const tab = await openTab({
    answers: { ...steps, onboardingStart, resumeStart, resumeSendCell: () => ok },
  });
  expect(onboardingStart).not.toHaveBeenCalled();
  expect(resumeStart).toHaveBeenCalledTimes(1);
  expect(tab.path()).toBe(`/resume/${GUID}#0`);
});

it('[R8-02] the service’s words about the current step do not replace those of the start', async () => {
  const onboardingStart = () => new Response('', { status: 503 });
  const tab = await openTab({ answers: { ...plain, onboardingStart } });
  expect(tab.state().ui.errorScreen?.message).toBe(
    'Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.',
  );
});

it.each([
  ['a success alone', ok],
  ['a name at the top', { status: 'success', name: 'validate' }],
  ['a name in other letters', { data: { name: 'VALIDATE/OTP' } }],
])('[R4.4-02] a link answered by %s leads to the code, which is sent', async (_, state) => {
  const resumeSendCell = jest.fn(() => ok);
  const tab = await openTab({
    path: `/resume/${GUID}`,
    answers: { ...plain, resumeStart: () => state, resumeSendCell },
  });
  expect(tab.path()).toBe(`/resume/${GUID}#0`);
  expect(resumeSendCell).toHaveBeenCalledTimes(1);
  expect(tab.state().ui).toMatchObject(idle);
});

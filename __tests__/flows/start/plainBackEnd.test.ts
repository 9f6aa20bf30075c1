import { ok, refusal } from '../../screens/fakeService';
import { selectCustomerFlags, selectUser } from '../../../src/state/selectors';
import { selectToday } from '../../../src/state/today';
import { GUID } from '../earlier';
import { answer } from '../support';
import { browserOfTabs, openTab } from '../tab';

browserOfTabs();

const first = () => answer('contact-info', { number: 1 });

const plain = {
  productInfo: () => ok,
  onboardingStart: first,
  onboardingNext: () => refusal('numero non valido'),
};
const by = (status: number) => () => new Response(JSON.stringify(refusal('no')), { status });
const html = (httpStatus: number) => () => new Response('<p>Non trovato</p>', { status: httpStatus });

const steps = { customerInfo: () => ok, legacyInvitation: () => ok, invitations: () => ok };
const idle = { busy: 0, dialog: null, errorScreen: null };

it('[R4.1-01] product info without data: the first page is shown, and dates are judged by today', async () => {
  const tab = await openTab({ answers: { ...plain, onboardingNext: first } });
  expect(tab.path()).toBe('/request/contact-info#0');
  expect(tab.state().ui).toMatchObject(idle);
  expect(selectToday(tab.state())).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it.each<[string, () => object]>([
  ['refused', () => refusal('numero non valido')],
  ...[400, 401, 403, 409, 410, 500].map(
    (status) => [`answered by HTTP ${status}`, by(status)] as [string, () => object],
  ),
  ['no call', html(404)],
  ['an empty step', () => ({ status: 'success' })],
])('[R4.1-01] asking for the current step is %s: the start gives it', async (_, onboardingNext) => {
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
  const refused = { onboardingStart: by(401), onboardingNext: by(401) };
  const tab = await openTab({ answers: { ...plain, ...refused } });
  expect(tab.path()).toMatch(/^\/session-expired\/cookie(#|$)/);
});

it.each([401, 403])(
  'a tab that had a request asks for its code where its session is refused with HTTP %i',
  async (httpStatus) => {
    sessionStorage.setItem('apertura.request', GUID);
    const onboardingStart = jest.fn(first);
    const answers = { ...plain, onboardingStart, onboardingNext: by(httpStatus), resumeStart: () => ok };
    const tab = await openTab({ path: '/request/company-info', answers });
    expect(onboardingStart).not.toHaveBeenCalled();
    expect(tab.path()).toMatch(`/resume/${GUID}`);
  },
);

it('[R4.1-01] a back end that judges the question for the step as an empty form marks no field', async () => {
  const wrong = { name: 'ragioneSociale', value: '', status: '', errorMessage: ['Campo obbligatorio'] };
  const widgets = [{ name: 'azienda', code: '', components: [wrong], errorMessage: ['Ci sono errori'] }];
  const tab = await openTab({
    answers: { ...plain, onboardingNext: () => answer('company-info', { widgets }) },
  });
  expect(tab.path()).toBe('/request/company-info#0');
  const [widget] = tab.state().step.current.widgets;
  expect([widget?.errorMessage, widget?.components[0]?.errorMessage]).toEqual([[], []]);
});

it('[R4.1-01] a signed request without a step any more asks for the identity, and starts none', async () => {
  const onboardingStart = jest.fn(() => ok);
  const answers = { ...plain, onboardingStart, onboardingNext: () => ok, contactStart: () => ok };
  const tab = await openTab({ path: '/thanks', answers });
  expect(onboardingStart).not.toHaveBeenCalled();
  expect(tab.path()).toBe('/resume#0');
  expect(tab.state().ui).toMatchObject(idle);
});

it.each([408, 429, 502, 503])(
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

it('[R2.6-02] asks a customer for PEC and phone if neither is known', async () => {
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

it('a request in progress goes on by its code where the start would begin another', async () => {
  const next = jest.fn(() => answer('company-info', { guid: GUID }));
  await openTab({ answers: { ...plain, ...steps, onboardingNext: next } });
  const onboardingStart = jest.fn(first);
  const resumeStart = jest.fn(() => ok);
  const tab = await openTab({
    answers: { ...plain, ...steps, onboardingStart, resumeStart, resumeSendCell: () => ok },
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

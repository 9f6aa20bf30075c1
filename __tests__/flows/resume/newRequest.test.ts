import { contactPages } from '../../../src/contract/steps/table';
import * as actions from '../../../src/flows/actions';
import { readContact } from '../../../src/state/contactMemory';
import { selectUser } from '../../../src/state/selectors';
import { userChanged } from '../../../src/state/step';
import { MASKED, ok, productInfo, resumeState } from '../earlier';
import { running } from '../running';
import {
  answer,
  component,
  freshBrowser,
  HERE,
  NOW,
  onStep,
  stateAfter,
  widget,
  type Answers,
} from '../support';

const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U', email: 'mario@example.it' };
const greetingOf = (more: Partial<typeof person> = {}) =>
  actions.greetingSubmitted({ ...person, promoCode: '', ...more });
const greeting = greetingOf();
const another = greetingOf({ cf: 'VRDLGU80A01H501X' });
const known = (stato: string) => ({
  status: 'success',
  data: { stato, cellulare: 'AFK'.includes(stato) ? MASKED : '' },
});
const service = (stato: string): Answers => ({
  checkCustomerInfo: known(stato),
  contactSendCell: ok,
  validateEmail: ok,
});
const atGreeting = () => onStep('contact-info', {}, contactPages.info);
const place = ({ state }: Awaited<ReturnType<typeof running>>) => {
  const { path, subPage } = state().navigation;
  return `${path}#${subPage}`;
};
const EMAIL_CODE = `/request/contact-info#${contactPages.verifyEmail}`;

freshBrowser();

describe.each(['A', 'F', 'K', 'T', 'P'])('known by state %s', (stato) => {
  const resumes = 'AFK'.includes(stato);

  it('[R4.2-01] [R4.2-02] starts again with the typed values, and does not ask twice', async () => {
    const app = await running(atGreeting(), service(stato));
    await app.send(greeting);
    expect(place(app)).toBe(resumes ? '/resume#1' : '/thanks#0');
    expect(app.state().resume.found).toEqual({ stato });
    await app.send(actions.ownRequestRequested());
    expect(place(app)).toBe(EMAIL_CODE);
    expect(app.calls.at(-1)).toEqual({ endpoint: 'validateEmail', request: { indirizzo: person.email } });
    // The page in between is gone from the history: Back leads to what was typed.
    expect(app.state().navigation.replace).toBe(true);
    expect(readContact(HERE).email).toBe(person.email);
    expect(app.state().resume.found).toBeNull();

    await app.send(greetingOf({ email: 'altra@example.it' }));
    expect(place(app)).toBe(EMAIL_CODE);
    expect(app.calls.at(-1)).toEqual({
      endpoint: 'validateEmail',
      request: { indirizzo: 'altra@example.it' },
    });
    await app.send(another);
    expect(place(app)).toBe(resumes ? '/resume#1' : '/thanks#0');
  });
});

it('[R4.2-01] the same person again within the minute gets no second code, another does', async () => {
  const app = await running(atGreeting(), service('A'));
  const sent = () => app.names().filter((name) => name === 'contactSendCell').length;
  await app.send(greeting);
  await app.send(greeting);
  expect([sent(), place(app)]).toEqual([1, '/resume#1']);
  await app.send(another);
  expect(sent()).toBe(2);
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 60_000);
  await app.send(another);
  expect(sent()).toBe(3);
});

describe('the page of the code, loaded again', () => {
  const own = answer('contact-info', {
    widgets: [widget('anagrafica', [component('nome', 'Mario'), component('cf', person.cf)])],
  });
  const loaded = async (answers: Answers = {}) => {
    const app = await running(stateAfter({ path: '/resume' }), {
      productInfo,
      contactStart: resumeState('validate', { resendIn: 30, newRequest: true }),
      onboardingNext: own,
      ...service('A'),
      ...answers,
    });
    await app.send(actions.bootstrapRequested());
    return app;
  };

  it('[R4.2-01] still offers the session’s own request: its form, with the values that the service has', async () => {
    const app = await loaded();
    expect(place(app)).toBe('/resume#1');
    expect(app.state().resume.found).toEqual({ stato: '' });
    await app.send(actions.ownRequestRequested());
    expect(place(app)).toBe(`/request/contact-info#${contactPages.info}`);
    expect(selectUser(app.state())).toMatchObject({ nome: 'Mario', cf: person.cf });
    await app.send(greeting);
    expect(place(app)).toBe(EMAIL_CODE);
  });

  it('[R4.2-01] leads to the current step of the own request', async () => {
    const email = widget('email', [component('validateEmail', '', { status: 'pending' })]);
    const app = await loaded({ onboardingNext: answer('contact-info', { widgets: [email] }) });
    await app.send(actions.ownRequestRequested());
    expect(place(app)).toBe(EMAIL_CODE);
  });

  it('[R4.2-01] offers nothing to go on with if a back end does not report one', async () => {
    const app = await loaded({ contactStart: resumeState('validate', { resendIn: 30 }) });
    expect(app.state().resume.found).toBeNull();
  });
});

it('[R2.1-10] from the code of a request that was opened elsewhere, a new one is started', async () => {
  const locked = onStep('auth', { number: null, guid: '', errorMessage: ['Altrove.'] });
  const started = answer('contact-info', { guid: 'guid-2', contactId: 'contact-2' });
  const app = await running(locked, { onboardingStart: started });
  await app.send(actions.newRequestRequested());
  expect(place(app)).toBe('/request/contact-info#0');
  expect(app.state().step.current.guid).toBe('guid-2');
  expect(app.calls).toEqual([{ endpoint: 'onboardingStart', request: { code: 'DITTA' } }]);
});

it('[R6-01] from the last page a new one is started, which finds nothing of the one that was signed', async () => {
  const signed = onStep('thanks', { number: 8, guid: 'guid-1' });
  const started = answer('contact-info', { guid: 'guid-2', contactId: 'contact-2' });
  const app = await running(signed, { onboardingStart: started });
  await app.send(userChanged({ email: person.email, cf: person.cf }));
  await app.send(actions.newRequestRequested());
  expect(place(app)).toBe('/request/contact-info#0');
  expect(selectUser(app.state())).toMatchObject({ email: '', cf: '' });
});

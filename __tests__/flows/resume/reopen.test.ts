import type { EndpointName } from '../../../src/contract/endpoints';
import * as actions from '../../../src/flows/actions';
import { draftChanged } from '../../../src/state/drafts';
import { navigated } from '../../../src/state/navigation';
import { resumeBegun, reuploadLoaded } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { componentMarked, stepReceived, userChanged } from '../../../src/state/step';
import { details, good, GUID, opened, resumeState } from '../earlier';
import { running } from '../running';
import { answer, onStep, refusal, stateAfter, step, type Answers } from '../support';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U', email: 'mario@example.it' };
const user = userChanged({ ...person, cellulare: '3331234567' });
const confirmed = (widget: string, component: string) =>
  componentMarked({ widget, component, value: 'true', status: 'valid' });
const bothConfirmed = [confirmed('email', 'validateEmail'), confirmed('cellulare', 'otpCellulare')];
const identity = { identita: { cf: person.cf, email: person.email, cellulare: '3331234567' } };
const passwords = { password: 'p', confermaPassword: 'p' };

/** The session has ended: a call is refused with 401, then product info reports it and begins another one. */
const endedOn = async (
  state: RootState,
  call: EndpointName,
  action: Parameters<Awaited<ReturnType<typeof running>>['send']>[0],
  more: Answers = {},
) => {
  let infos = 0;
  const app = await running(state, {
    ...good,
    contactStart: resumeState('identify'),
    onboardingNext: refusal('onboardingNext', 'no process found for session'),
    onboardingStart: answer('contact-info', { number: 1, guid: 'guid-2' }),
    productInfo: () =>
      ++infos === 1 ? refusal('productInfo', 'x', { kind: 'sessionExpiry' }) : good.productInfo,
    ...more,
    [call]: () => refusal(call, 'La sessione è scaduta', { httpStatus: 401 }),
  });
  await app.send(action);
  await app.tryAgain();
  // The retry dispatches the load, which shows the overlay only in its turn.
  await app.send({ type: 'settled' });
  return app;
};
const at = ({ state }: Awaited<ReturnType<typeof running>>) =>
  `${state().navigation.path}#${state().navigation.subPage}`;

it.each([
  ['confermaEmail', actions.emailCodeSubmitted({ codice: '123456' })],
  ['validateEmail', actions.emailCodeResendRequested()],
  ['checkCustomerInfo', actions.greetingSubmitted({ ...person, promoCode: '' })],
  ['validateCellulare', actions.mobileSubmitted({ numero: '3331234567' })],
  ['confermaCellulare', actions.smsCodeSubmitted({ codice: '123456' })],
] as const)(
  '%s before the phone is confirmed: the first form, filled with the typed values',
  async (call, action) => {
    const app = await endedOn(onStep('contact-info', {}, 2, [user]), call, action);
    expect(at(app)).toBe('/request/contact-info#1');
    expect(app.state().step.current.guid).toBe('guid-2');
    const { anagrafica, email, cellulare } = app.state().drafts['contact-info'] ?? {};
    const { nome, cognome, cf } = person;
    expect({ anagrafica, email, cellulare }).toEqual({
      anagrafica: { nome, cognome, cf },
      email: { email: person.email },
      cellulare: { cellulare: '3331234567' },
    });
    expect(app.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
  },
);

it.each([
  [
    'createPassword',
    onStep('contact-info', {}, 5, [user, ...bothConfirmed]),
    actions.passwordSubmitted(passwords),
  ],
  ['generateCaptcha', onStep('identification'), actions.captchaRequested()],
  ['customerInfo', onStep('card'), actions.customerRequested()],
] as const)('%s of a request that has its phone: one code, by its link', async (call, state, action) => {
  const app = await endedOn(state, call, action);
  expect(at(app)).toBe('/resume/guid-1#0');
  expect(JSON.stringify(app.state().step)).not.toContain('Mario');
  expect(app.names()).not.toContain('onboardingStart');
});

it('[R4.4-02] values typed at a step are there after the code', async () => {
  const values = { rapporto: { scopoRapporto: 'x' } };
  const state = onStep('self-certifications', { guid: GUID }, 1);
  const app = await endedOn(
    state,
    'questionnaireSave',
    actions.questionnaireSubmitted({ values, answers: {} as never }),
    { resume: { ...opened, ...step('self-certifications', { guid: GUID }) } },
  );
  expect(at(app)).toBe(`/resume/${GUID}#0`);
  expect(app.state().drafts).toEqual({});
  await app.send(actions.resumeCodeSubmitted({ code: '123456' }));
  expect(at(app)).toBe('/request/self-certifications#0');
  expect(app.state().drafts['self-certifications']).toMatchObject(values);
});

it.each([
  ['typed in it', [draftChanged({ slug: 'resume', values: identity })]],
  ['known of the form before', [stepReceived(step('contact-info')), user]],
])('[R4.4-01] the code of /resume: the identity form, with what was %s', async (_, known) => {
  const state = stateAfter({
    path: '/resume',
    actions: [...known, resumeBegun({ kind: 'identity' }), navigated({ path: '/resume', subPage: 1 })],
  });
  const app = await endedOn(state, 'contactValidateCell', actions.resumeCodeSubmitted({ code: '123456' }));
  expect(at(app)).toBe('/resume#0');
  expect(app.state().drafts.resume).toEqual(identity);
});

it('[R4.4-03] documents that are sent again: the code, which leads back to them', async () => {
  const path = `/reupload/${GUID}`;
  const state = stateAfter({ path, actions: [reuploadLoaded({ guid: GUID, details })] });
  const app = await endedOn(state, 'updateDocumentsKo', actions.documentsResubmitted({ guid: GUID }), {
    contactList: refusal('contactList', 'Prima il codice', { httpStatus: 403 }),
  });
  expect(at(app)).toBe(`/resume/${GUID}#0`);
  expect(app.state().resume.returnTo).toBe(GUID);
});

import { toWidgets } from '../../../src/contract/steps/definition';
import { contactPages } from '../../../src/contract/steps/table';
import type { StepRequest } from '../../../src/contract/wire';
import * as actions from '../../../src/flows/actions';
import * as contact from '../../../src/flows/steps/contact';
import { leaveContact } from '../../../src/flows/steps/leaveContact';
import { restoreContact } from '../../../src/flows/request/restoreContact';
import { codeSent } from '../../../src/state/codes';
import { forgetContact, readContact, rememberContact } from '../../../src/state/contactMemory';
import { navigated } from '../../../src/state/navigation';
import { componentMarked, stepReceived, userChanged } from '../../../src/state/step';
import type { RootState } from '../../../src/state/root';
import { answer, flow, freshBrowser, HERE, NOW, onStep, refusal, stateAfter, step } from '../support';

const ok = { status: 'success' };
const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U', email: 'mario@example.it' };
const known = { ...person, cellulare: '3331234567' };
const state = onStep('contact-info', {}, 1, [userChanged(known)]);
const at = (subPage: number) => navigated({ path: '/request/contact-info', subPage });
const emailMark = { widget: 'email', component: 'validateEmail' };
const smsMark = { widget: 'cellulare', component: 'otpCellulare' };
const sent = (channel: 'email' | 'sms') => codeSent({ channel, at: NOW });
const confirmed = { value: 'true', status: 'valid' };
const passwords = { password: 'Segreta-2026!', confermaPassword: 'Segreta-2026!' };

freshBrowser();

it.each([
  [
    ...['confermaEmail', contact.confirmEmail, actions.emailCodeSubmitted({ codice: '123456' })],
    { indirizzo: person.email, codice: '123456' },
    [componentMarked({ ...emailMark, ...confirmed }), at(contactPages.mobilePhone)],
  ],
  [
    ...['validateCellulare', contact.submitMobile, actions.mobileSubmitted({ numero: '3477654321' })],
    { numero: '3477654321', prefisso: '+39' },
    [
      componentMarked({ ...smsMark, value: '', status: 'pending' }),
      sent('sms'),
      userChanged({ cellulare: '3477654321' }),
      at(contactPages.verifyPhone),
    ],
  ],
  [
    ...['confermaCellulare', contact.confirmMobile, actions.smsCodeSubmitted({ codice: '654321' })],
    { numero: '3331234567', prefisso: '+39', codice: '654321' },
    [componentMarked({ ...smsMark, ...confirmed }), at(contactPages.createPassword)],
  ],
  [
    ...['validateEmail', contact.resendEmailCode, actions.emailCodeResendRequested()],
    { indirizzo: person.email },
    [sent('email')],
  ],
  [
    ...['validateCellulare', contact.resendSmsCode, actions.smsCodeResendRequested()],
    { numero: '3331234567', prefisso: '+39' },
    [sent('sms')],
  ],
  [
    ...['createPassword', contact.createPassword, actions.passwordSubmitted(passwords)],
    passwords,
    [
      componentMarked({ widget: 'credenziali', component: 'password', status: 'valid' }),
      at(contactPages.passwordOk),
    ],
  ],
] as const)(
  '[R2.4-05] [R2.4-07] [R4.3-01] %s (%p): what it sends, and what follows',
  async (call, saga, action, request, puts) => {
    const { test, calls } = flow(saga, state, { [call]: ok }, action);
    for (const put of puts) test.put(put);
    await test.run();
    expect(calls).toEqual([{ endpoint: call, request }]);
    expect(readContact(HERE).cellulare).toBe(saga === contact.submitMobile ? '3477654321' : '');
  },
);

it('[R4.3-01] goes on to the second step with what was confirmed and no password', async () => {
  const next = { onboardingNext: answer('address-info') };
  const { test, calls } = flow(leaveContact, state, next, actions.credentialsAcknowledged());
  await test
    .put(stepReceived(step('address-info')))
    .put(actions.invitationRequested())
    .put(actions.customerRequested())
    .run();
  const { widgets } = calls[0]!.request as StepRequest;
  const values = widgets.flatMap((one) =>
    one.components.map(({ name, value }) => [`${one.name}.${name}`, value] as const),
  );
  expect(Object.fromEntries(values)).toEqual({
    'anagrafica.nome': 'Mario',
    'anagrafica.cognome': 'Rossi',
    'anagrafica.cf': person.cf,
    'email.email': person.email,
    'email.validateEmail': 'true',
    'cellulare.cellulare': '3331234567',
    'cellulare.prefisso': '+39',
    'cellulare.otpCellulare': 'true',
    'credenziali.password': '',
    'credenziali.confermaPassword': '',
    'consensi.consensoPrivacy': 'selected',
    'consensi.consensoInformativa': 'selected',
  });
});

it('[R5.2-05] sends the confirmation of the number where the step carries one', async () => {
  const carried = toWidgets({ cellulare: { cellulare: '', confermaCellulare: '' } });
  const withConfirmation = onStep('contact-info', { widgets: carried }, 1, [userChanged(known)]);
  const next = { onboardingNext: answer('address-info') };
  const { test, calls } = flow(leaveContact, withConfirmation, next, actions.credentialsAcknowledged());
  await test.run();
  const { widgets } = calls[0]!.request as StepRequest;
  const sentOf = (name: string) =>
    widgets.flatMap(({ components }) => components).find((one) => one.name === name)?.value;
  expect(sentOf('confermaCellulare')).toBe('3331234567');
});

it('[R3.5-03] a new applicant in this browser finds no data of the person before', async () => {
  const before = { email: 'old@example.it', cellulare: '3390000000', at: NOW, of: 1 };
  localStorage.setItem('apertura.contact', JSON.stringify(before));
  const { effects } = await flow(restoreContact, onStep('contact-info')).test.run();
  expect(effects.put).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('[R3.5-03] an earlier visit to the same request fills in e-mail and phone where the service knows of none', async () => {
  const old = { email: 'old@example.it', cellulare: '3390000000' };
  rememberContact(old, HERE);
  const early = flow(restoreContact, stateAfter());
  await early.test
    .put(userChanged(old))
    .dispatch(stepReceived(step('contact-info')))
    .run();
  const known = [userChanged({ email: 'new@example.it' })];
  const served = flow(restoreContact, onStep('contact-info', {}, 0, known));
  await served.test.put(userChanged({ ...old, email: 'new@example.it' })).run();
  forgetContact();
  const { effects } = await flow(restoreContact, onStep('contact-info')).test.run();
  expect(effects.put).toBeUndefined();
});

it.each([
  [
    'confermaEmail',
    'email',
    contact.confirmEmail,
    actions.emailCodeSubmitted,
    actions.emailCodeResendRequested,
  ],
  [
    'confermaCellulare',
    'sms',
    contact.confirmMobile,
    actions.smsCodeSubmitted,
    actions.smsCodeResendRequested,
  ],
] as const)(
  '[R8-05] a code that %s refuses offers a new one, once one may be sent',
  async (call, channel, saga, submitted, resend) => {
    const refused = async (ago?: number) => {
      const sentBefore = [
        userChanged(known),
        ...(ago === undefined ? [] : [codeSent({ channel, at: NOW - ago })]),
      ];
      const before = onStep('contact-info', {}, 2, sentBefore);
      const { test } = flow(
        saga as never,
        before,
        { [call]: refusal(call, 'Scaduto') },
        submitted({ codice: '123456' }),
      );
      return ((await test.run()).storeState as RootState).ui.dialog?.second;
    };
    expect(await refused(59_000)).toBeUndefined();
    const offered = { label: 'Invia un nuovo codice', action: resend() };
    expect(await refused(60_000)).toEqual(offered);
    // After a reload nobody knows when the code was sent, and the page offers another one too.
    expect(await refused()).toEqual(offered);
  },
);

import { contactInfo } from '../../../src/contract/steps/contact-info';
import { toWidgets } from '../../../src/contract/steps/definition';
import { contactPages } from '../../../src/contract/steps/table';
import * as actions from '../../../src/flows/actions';
import * as contact from '../../../src/flows/steps/contact';
import { recallUser } from '../../../src/flows/request/restoreContact';
import { codeSent } from '../../../src/state/codes';
import { forgetContact, recallContact, rememberContact } from '../../../src/state/contactMemory';
import { navigated } from '../../../src/state/navigation';
import { componentMarked, stepReceived, stepRefused, userChanged } from '../../../src/state/step';
import { dialogOpened, errorScreenShown } from '../../../src/state/ui';
import {
  answer,
  component,
  failure,
  fault,
  flow,
  onStep,
  refusal,
  stateAfter,
  step,
  widget,
} from '../support';

const ok = { status: 'success' };
const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U', email: 'mario@example.it' };
const known = { ...person, cellulare: '3331234567' };
const state = onStep('contact-info', {}, 1, [userChanged(known)]);
const widgets = toWidgets(contactInfo.empty);
const at = (subPage: number) => navigated({ path: '/request/contact-info', subPage });
const emailMark = { widget: 'email', component: 'validateEmail' };
const smsMark = { widget: 'cellulare', component: 'otpCellulare' };
const NOW = 1_700_000_000_000;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('e-mail and phone', () => {
  it('[R4.3-01] the e-mail code, for the e-mail that was given', async () => {
    const action = actions.emailCodeSubmitted({ codice: '123456' });
    const { test, calls } = flow(contact.confirmEmail, state, { confermaEmail: ok }, action);
    await test
      .put(componentMarked({ ...emailMark, value: 'true', status: 'valid' }))
      .put(at(contactPages.mobilePhone))
      .run();
    expect(calls).toEqual([
      { endpoint: 'confermaEmail', request: { indirizzo: person.email, codice: '123456' } },
    ]);
  });

  it('[R4.3-01] the mobile number, with its prefix, gets an SMS code', async () => {
    const action = actions.mobileSubmitted({ numero: '3477654321' });
    const { test, calls } = flow(contact.submitMobile, state, { validateCellulare: ok }, action);
    await test
      .put(componentMarked({ ...smsMark, value: '', status: 'pending' }))
      .put(codeSent({ channel: 'sms', at: NOW }))
      .put(userChanged({ cellulare: '3477654321' }))
      .put(at(contactPages.verifyPhone))
      .run();
    expect(calls).toEqual([
      { endpoint: 'validateCellulare', request: { numero: '3477654321', prefisso: '+39' } },
    ]);
    expect(recallContact(NOW).cellulare).toBe('3477654321');
  });

  it('[R4.3-01] the same number again while its code is on the way: the code page, no second code', async () => {
    const action = actions.mobileSubmitted({ numero: '3477654321' });
    const waiting = onStep('contact-info', { widgets }, 3, [
      userChanged({ cellulare: '3477654321' }),
      componentMarked({ ...smsMark, value: '', status: 'pending' }),
    ]);
    const { test, names } = flow(contact.submitMobile, waiting, {}, action);
    await test.put(at(contactPages.verifyPhone)).run();
    expect(names()).toEqual([]);
  });

  it('[R4.3-01] the SMS code, for that number', async () => {
    const action = actions.smsCodeSubmitted({ codice: '654321' });
    const { test, calls } = flow(contact.confirmMobile, state, { confermaCellulare: ok }, action);
    await test
      .put(componentMarked({ ...smsMark, value: 'true', status: 'valid' }))
      .put(at(contactPages.createPassword))
      .run();
    expect(calls[0]?.request).toEqual({ numero: '3331234567', prefisso: '+39', codice: '654321' });
  });

  it('[R2.4-05] [R2.4-07] a new code can be asked for, and the minute begins again', async () => {
    const email = flow(
      contact.resendEmailCode,
      state,
      { validateEmail: ok },
      actions.emailCodeResendRequested(),
    );
    await email.test.put(codeSent({ channel: 'email', at: NOW })).run();
    const sms = flow(
      contact.resendSmsCode,
      state,
      { validateCellulare: ok },
      actions.smsCodeResendRequested(),
    );
    await sms.test.put(codeSent({ channel: 'sms', at: NOW })).run();
  });

  const failing = [
    ['confermaEmail', contact.confirmEmail, actions.emailCodeSubmitted({ codice: '000000' })],
    ['confermaCellulare', contact.confirmMobile, actions.smsCodeSubmitted({ codice: '000000' })],
  ] as const;
  it.each(failing)(
    '[R4.3-01] %s: a refused code says so, and is not sent again',
    async (call, saga, action) => {
      const { test } = flow(
        saga,
        state,
        { [call]: refusal(call, 'Codice errato: restano 2 tentativi') },
        action,
      );
      await test
        .put(dialogOpened({ message: 'Codice errato: restano 2 tentativi', title: 'Codice non valido' }))
        .run();
    },
  );
  it.each(
    failing.flatMap(([call, saga, action]) =>
      [fault(call), failure('http', call), failure('timeout', call), failure('network', call)].map(
        (error) => [call, error.kind, error, saga, action] as const,
      ),
    ),
  )(
    '[R4.3-01] [R8-07] %s, failed otherwise (%s): nothing is wrong with the code, which is sent again',
    async (call, _, error, saga, action) => {
      const { test } = flow(saga, state, { [call]: error }, action);
      await test.put(dialogOpened({ message: error.message, retry: action })).run();
    },
  );

  it.each([
    ['validateCellulare', contact.submitMobile, actions.mobileSubmitted({ numero: '3477654321' })],
    ['validateCellulare', contact.resendSmsCode, actions.smsCodeResendRequested()],
    ['validateEmail', contact.resendEmailCode, actions.emailCodeResendRequested()],
  ] as const)('[R4.3-01] %s failing opens the dialog and stays', async (call, saga, action) => {
    const { test } = flow(saga, state, { [call]: refusal(call, 'Troppe richieste') }, action);
    const { storeState } = await test.put(dialogOpened({ message: 'Troppe richieste', retry: action })).run();
    expect(storeState).toMatchObject({ navigation: { subPage: 1 } });
  });
});

describe('credentials', () => {
  const passwords = { password: 'Segreta-2026!', confermaPassword: 'Segreta-2026!' };
  const action = actions.passwordSubmitted(passwords);

  it('[R4.3-01] creates the password and shows that it is done', async () => {
    const { test, calls } = flow(contact.createPassword, state, { createPassword: ok }, action);
    await test
      .put(componentMarked({ widget: 'credenziali', component: 'password', status: 'valid' }))
      .put(at(contactPages.passwordOk))
      .run();
    expect(calls).toEqual([{ endpoint: 'createPassword', request: passwords }]);
  });

  it('[R8-06] says what has failed in the words of the catalogue', async () => {
    const { test } = flow(
      contact.createPassword,
      state,
      { createPassword: refusal('createPassword') },
      action,
    );
    await test
      .put(
        dialogOpened({
          message: "C'è stato un errore durante la creazione della password si prega di riprovare",
          retry: action,
        }),
      )
      .run();
  });

  it('[R4.3-01] goes on to the second step with what was confirmed and no password', async () => {
    const acknowledged = actions.credentialsAcknowledged();
    const { test, calls } = flow(
      contact.leaveContact,
      state,
      { onboardingNext: answer('address-info') },
      acknowledged,
    );
    await test
      .put(stepReceived(step('address-info')))
      .put(actions.invitationRequested())
      .put(actions.customerRequested())
      .run();
    const { widgets } = calls[0]?.request as {
      widgets: { name: string; components: { name: string; value: string }[] }[];
    };
    const sent = Object.fromEntries(
      widgets.flatMap((one) => one.components.map(({ name, value }) => [`${one.name}.${name}`, value])),
    );
    expect(sent).toEqual({
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

  it('[R8-08] a refusal leads to the page that it speaks of', async () => {
    const widgets = [
      widget('cellulare', [component('cellulare', '', { errorMessage: ['Numero già usato'] })]),
    ];
    const { test } = flow(
      contact.leaveContact,
      onStep('contact-info', {}, 6),
      {
        onboardingNext: answer('contact-info', { widgets }),
      },
      actions.credentialsAcknowledged(),
    );
    await test
      .put(stepRefused({ errors: { 'cellulare.cellulare': 'Numero già usato' }, globalErrors: [] }))
      .put(at(contactPages.mobilePhone))
      .run();
  });

  it('[R8-09] a failure shows the error screen', async () => {
    const { test } = flow(
      contact.leaveContact,
      state,
      { onboardingNext: refusal('onboardingNext', 'No') },
      actions.credentialsAcknowledged(),
    );
    await test
      .put(errorScreenShown({ message: 'No', closable: false, retry: actions.credentialsAcknowledged() }))
      .run();
  });
});

describe('an earlier visit', () => {
  it('[R3.5-03] fills in e-mail and phone where the service knows of none', async () => {
    rememberContact({ email: 'old@example.it', cellulare: '3390000000' }, NOW);
    const empty = flow(recallUser, stateAfter());
    await empty.test.put(userChanged({ email: 'old@example.it', cellulare: '3390000000' })).run();
    const served = flow(recallUser, stateAfter({ actions: [userChanged({ email: 'new@example.it' })] }));
    await served.test.put(userChanged({ email: 'new@example.it', cellulare: '3390000000' })).run();
    forgetContact();
    const { effects } = await flow(recallUser, stateAfter()).test.run();
    expect(effects.put).toBeUndefined();
  });
});

import { contactInfo } from '../../../src/contract/steps/contact-info';
import { toWidgets } from '../../../src/contract/steps/definition';
import { contactPages } from '../../../src/contract/steps/table';
import { greetingSubmitted } from '../../../src/flows/actions';
import { greet } from '../../../src/flows/steps/startOrResume';
import { promoCodeTyped } from '../../../src/state/campaign';
import { codeSent } from '../../../src/state/codes';
import { recallContact, rememberContact } from '../../../src/state/contactMemory';
import { navigated } from '../../../src/state/navigation';
import { codeNotSent, resumeBegun } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectCodeSentAt, selectDraft, selectPhoneNumber } from '../../../src/state/selectors';
import { componentMarked, phoneNumberReceived, userChanged } from '../../../src/state/step';
import { dialogOpened, errorScreenShown } from '../../../src/state/ui';
import {
  dialogWords,
  failure,
  failureKinds,
  fault,
  flow,
  onStep,
  refusal,
  screenWords,
  type Answers,
} from '../support';

const ok = { status: 'success' };
const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U', email: 'mario@example.it' };
const greeting = greetingSubmitted({ ...person, promoCode: 'PROMO' });
const customer = (stato: string, cellulare = '') => ({ status: 'success', data: { stato, cellulare } });
const known = (stato: string) => customer(stato, '*******567');
const at = (subPage: number) => navigated({ path: '/request/contact-info', subPage });
const codePage = navigated({ path: '/resume', subPage: 1 });
const emailMark = { widget: 'email', component: 'validateEmail' };
const NOW = 1_700_000_000_000;
const NOT_SENT = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';

const greeted = (answers: Answers, state = onStep('contact-info', {}, 1)) =>
  flow(greet, state, answers, greeting);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('nobody that the service knows', () => {
  it.each(['', 'N', 'X', 'a'])(
    '[R4.2-03] state %j: an e-mail code, after a check as one holder',
    async (stato) => {
      const { test, calls } = greeted({ checkCustomerInfo: customer(stato), validateEmail: ok });
      await test
        .put(userChanged(person))
        .put(promoCodeTyped({ promoCode: 'PROMO' }))
        .put(componentMarked({ ...emailMark, value: '', status: 'pending' }))
        .put(codeSent({ channel: 'email', at: NOW }))
        .put(at(contactPages.verifyEmail))
        .not.put(codePage)
        .run();
      expect(calls).toEqual([
        {
          endpoint: 'checkCustomerInfo',
          request: { nome: 'Mario', cognome: 'Rossi', codiceFiscale: person.cf, intestatari: 1 },
        },
        { endpoint: 'validateEmail', request: { indirizzo: person.email } },
      ]);
      expect(recallContact(NOW)).toEqual({ email: person.email, cellulare: '' });
    },
  );

  it.each([
    ['pending', contactPages.verifyEmail],
    ['valid', contactPages.mobilePhone],
  ])('[R4.3-01] sent again with the same e-mail, %s: no second code is asked for', async (status, page) => {
    const state = onStep('contact-info', { widgets: toWidgets(contactInfo.empty) }, 1, [
      userChanged(person),
      componentMarked({ ...emailMark, value: '', status }),
    ]);
    const { test, names } = greeted({ checkCustomerInfo: customer('') }, state);
    await test.put(at(page)).run();
    expect(names()).toEqual(['checkCustomerInfo']);
  });

  it.each(failureKinds)(
    '[R4.3-01] [R8-07] a code that was not sent (%s) opens the dialog; its retry is the very same',
    async (kind) => {
      const { test } = greeted({
        checkCustomerInfo: customer(''),
        validateEmail: failure(kind, 'validateEmail'),
      });
      await test
        .put(dialogOpened({ message: dialogWords[kind], retry: greeting }))
        .not.put(at(contactPages.verifyEmail))
        .run();
    },
  );
});

describe('a customer with a request', () => {
  it.each(['A', 'F', 'K'])(
    '[R4.2-01] state %s: the phone of the answer, an SMS code, the code page of /resume',
    async (stato) => {
      const { test, names } = greeted({ checkCustomerInfo: known(stato), contactSendCell: ok });
      const { storeState } = await test
        .put(resumeBegun({ kind: 'identity' }))
        .put(phoneNumberReceived({ phoneNumber: '*******567' }))
        .put(codeSent({ channel: 'sms', at: NOW }))
        .put(codePage)
        .run();
      expect(names()).toEqual(['checkCustomerInfo', 'contactSendCell']);
      expect(selectPhoneNumber(storeState as RootState)).toBe('*******567');
      expect(recallContact(NOW).email).toBe(person.email);
    },
  );

  it.each([
    ['business', 'Ti abbiamo appena inviato un codice.'],
    ['http', NOT_SENT],
    ['timeout', NOT_SENT],
    ['network', NOT_SENT],
  ] as const)(
    '[R4.2-01] [R8-05] a code that was not sent (%s): the code page all the same, which says so',
    async (kind, message) => {
      const contactSendCell =
        kind === 'business' ? refusal('contactSendCell', message) : failure(kind, 'contactSendCell');
      const { test } = greeted({ checkCustomerInfo: known('A'), contactSendCell });
      const { storeState } = await test.put(codeNotSent(message)).put(codePage).run();
      expect(selectCodeSentAt('sms')(storeState as RootState)).toBeNull();
    },
  );
});

describe('a customer whose request is complete', () => {
  it.each(['T', 'P'])('[R4.2-02] state %s: /thanks, and nothing is remembered', async (stato) => {
    rememberContact({ email: 'a@b.it' }, NOW);
    const { test, names } = greeted({ checkCustomerInfo: customer(stato) });
    await test
      .put(navigated({ path: '/thanks' }))
      .not.put(codePage)
      .run();
    expect(names()).toEqual(['checkCustomerInfo']);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a check that failed', () => {
  const retry = greeting;
  const exit = { label: 'Modifica i dati' };
  const draft = {
    anagrafica: { nome: 'Mario', cognome: 'Rossi', cf: person.cf },
    email: { email: person.email },
    promo: { promoShown: 'true', promoCode: 'PROMO' },
  };

  it.each(failureKinds)(
    '[R8-01] [R8-09] (%s) the error screen: the same again, or back to the form with what was typed',
    async (kind) => {
      const { test, names } = greeted({ checkCustomerInfo: failure(kind, 'checkCustomerInfo') });
      const { storeState } = await test
        .put(errorScreenShown({ ...screenWords[kind], closable: false, retry, exit }))
        .run();
      expect(names()).toEqual(['checkCustomerInfo']);
      expect(selectDraft('contact-info')(storeState as RootState)).toEqual(draft);
      expect(storeState).toMatchObject({ navigation: { path: '/request/contact-info', subPage: 1 } });
    },
  );

  it('[R8-01] [R8-09] the service’s own fault: its words, its code for the support', async () => {
    const { test } = greeted({ checkCustomerInfo: fault('checkCustomerInfo') });
    await test
      .put(errorScreenShown({ ...screenWords.http, closable: false, retry, exit, supportCode: 'S-1' }))
      .run();
  });

  it('[R4.8-01] a silence where the session’s page has spoken already', async () => {
    const expired = refusal('checkCustomerInfo', 'x', { kind: 'sessionExpiry' });
    const { test } = greeted({ checkCustomerInfo: expired });
    const { storeState } = await test.run();
    expect(storeState).toMatchObject({ ui: { errorScreen: null, dialog: null } });
  });
});

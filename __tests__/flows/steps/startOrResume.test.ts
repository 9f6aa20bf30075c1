import { contactPages } from '../../../src/contract/steps/table';
import { greetingSubmitted } from '../../../src/flows/actions';
import { submitGreeting } from '../../../src/flows/steps/startOrResume';
import { promoCodeTyped } from '../../../src/state/campaign';
import { codeSent } from '../../../src/state/codes';
import { readContact, rememberContact } from '../../../src/state/contactMemory';
import { navigated } from '../../../src/state/navigation';
import { resumeBegun } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectCodeSentAt, selectDraft } from '../../../src/state/selectors';
import { componentMarked, phoneNumberReceived, userChanged } from '../../../src/state/step';
import { failure, flow, freshBrowser, HERE, NOW, onStep, type Answers } from '../support';

const ok = { status: 'success' };
const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U', email: 'mario@example.it' };
const greeting = greetingSubmitted({ ...person, promoCode: 'PROMO' });
const customer = (stato: string, cellulare = '') => ({ status: 'success', data: { stato, cellulare } });
const at = (subPage: number) => navigated({ path: '/request/contact-info', subPage });
const codePage = navigated({ path: '/resume', subPage: 1 });
const emailMark = { widget: 'email', component: 'validateEmail' };
const greeted = (answers: Answers) => flow(submitGreeting, onStep('contact-info', {}, 1), answers, greeting);

freshBrowser();

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
      expect(readContact(HERE)).toEqual({ email: person.email, cellulare: '' });
    },
  );
});

describe('a customer with a request', () => {
  it.each(['A', 'F', 'K'])(
    '[R4.2-01] state %s: the phone of the answer, an SMS code, the code page of /resume',
    async (stato) => {
      const answers = { checkCustomerInfo: customer(stato, '*******567'), contactSendCell: ok };
      const { test, names } = greeted(answers);
      await test
        .put(resumeBegun({ kind: 'identity' }))
        .put(phoneNumberReceived({ phoneNumber: '*******567' }))
        .put(codeSent({ channel: 'sms', at: NOW }))
        .put(codePage)
        .run();
      expect(names()).toEqual(['checkCustomerInfo', 'contactSendCell']);
      expect(readContact(HERE).email).toBe(person.email);
    },
  );

  it('[R4.2-01] [R8-05] a code that was not sent: the code page all the same', async () => {
    const contactSendCell = failure('network', 'contactSendCell');
    const { test } = greeted({ checkCustomerInfo: customer('A'), contactSendCell });
    const { storeState } = await test.put(codePage).run();
    expect(selectCodeSentAt('sms')(storeState as RootState)).toBeNull();
  });
});

it.each(['T', 'P'])(
  '[R4.2-02] a complete request (%s): /thanks, and nothing is remembered',
  async (stato) => {
    rememberContact({ email: 'a@b.it' }, HERE);
    const { test, names } = greeted({ checkCustomerInfo: customer(stato) });
    await test
      .put(navigated({ path: '/thanks' }))
      .not.put(codePage)
      .run();
    expect(names()).toEqual(['checkCustomerInfo']);
    expect(localStorage).toHaveLength(0);
  },
);

it('[R8-01] [R8-09] a check that failed: the typed values are there when the form comes back', async () => {
  const { storeState } = await greeted({
    checkCustomerInfo: failure('http', 'checkCustomerInfo'),
  }).test.run();
  expect(selectDraft('contact-info')(storeState as RootState)).toEqual({
    anagrafica: { nome: 'Mario', cognome: 'Rossi', cf: person.cf },
    email: { email: person.email },
    promo: { promoShown: 'true', promoCode: 'PROMO' },
  });
  expect(storeState).toMatchObject({ navigation: { path: '/request/contact-info', subPage: 1 } });
});

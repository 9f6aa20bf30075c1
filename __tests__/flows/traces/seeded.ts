/** Journeys on which the faults of scripts/power/faults/recordings.diff show, and what must come instead. */
import { paperworkApi } from '../../../src/api/paperwork';
import * as actions from '../../../src/flows/actions';
import { contactPages } from '../../../src/contract/steps/table';
import { refusal } from '../../screens/fakeService';
import { contracts, good, ok, productInfo } from '../earlier';
import { answer, component, widget } from '../support';
import type { Journey } from './record';
import type { Expectation } from './traceCase';

const SIGNED = { firma: { signedContract: 'selected' } };

type Answers = Journey['answers'];

const service = (special: Answers): Answers => ({
  ...Object.fromEntries(Object.entries(good).map(([name, given]) => [name, () => given])),
  // A code that the app makes itself is another one each time.
  productInfo: () => ({ ...productInfo, data: { ...productInfo.data, journey: 'ABCDEFGH' } }),
  ...special,
});

const withEmail = answer('contact-info', {
  number: 1,
  widgets: [
    widget('anagrafica', [component('nome', 'Mario'), component('cognome', 'Rossi'), component('cf', 'RSSMRA80A01H501U')]), // prettier-ignore
    widget('email', [component('email', 'mario@example.it'), component('validateEmail', 'true', { status: 'valid' })]), // prettier-ignore
  ],
});
/** By number: null asks where the request is. */
const standing =
  (current: object, next: () => unknown = () => answer('address-info')) =>
  ({ number }: { readonly number: number | null }) =>
    number === null ? current : next();

const PASSWORD = { password: 'Segreta-2026!', confermaPassword: 'Segreta-2026!' };
const withPhone = [
  actions.mobileSubmitted({ numero: '3331234567' }),
  actions.smsCodeSubmitted({ codice: '123456' }),
];
const atContract = answer('contract', { number: 7 });
const sign = actions.signRequested({ values: SIGNED });
const notices = { presaVisione: () => ok, signContractList: () => ({ status: 'success', data: contracts }) };

interface Seeded {
  readonly title: string;
  readonly journey: () => Journey;
  readonly expect: readonly Expectation[];
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Default: the last event. */
  readonly seenAt?: string;
  readonly shows: Readonly<Record<string, unknown>>;
  readonly told: readonly string[];
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const seeded: Readonly<Record<string, Seeded>> = {
  'phone-number-clears-the-person': {
    title: 'The name that was typed first is sent after the phone was confirmed',
    journey: () => ({
      path: '/',
      answers: service({ onboardingNext: standing(withEmail) }),
      does: [...withPhone, actions.passwordSubmitted(PASSWORD), actions.credentialsAcknowledged()],
    }),
    expect: [
      {
        after: 'call/createPassword/answered',
        comes: 'call/onboardingNext/asked',
        with: {
          'widgets.anagrafica.components.nome.value': '*',
          'widgets.email.components.email.value': '*',
        },
      },
    ],
    seenAt: 'contact/passwordSubmitted',
    shows: { 'step.user.nome': '', 'step.user.email': '' },
    told: [
      'call/onboardingNext/asked: expected widgets.anagrafica.components.nome.value to be "*", but it is [""].',
    ],
  },
  'refused-password-is-not-told': {
    title: 'A refused password is told in a dialog',
    journey: () => ({
      path: '/',
      answers: service({
        onboardingNext: standing(withEmail),
        createPassword: () => refusal('La password è già stata usata'),
      }),
      does: [...withPhone, actions.passwordSubmitted(PASSWORD)],
    }),
    expect: [{ after: 'call/createPassword/refused', comes: 'ui/dialogOpened', times: 1 }],
    shows: { 'ui.dialog': null, 'ui.errorScreen': null, 'navigation.subPage': contactPages.createPassword },
    told: [
      'Expected ui/dialogOpened after call/createPassword/refused, but there came call/onboardingNext/asked, ui/busyEnded.',
    ],
  },
  'contract-is-signed-with-one-notice': {
    title: 'Nobody signs before both papers are noticed',
    journey: () => ({
      path: '/request/contract',
      answers: service({ onboardingNext: standing(atContract, () => answer('thanks')), ...notices }),
      does: [sign],
    }),
    expect: [{ comes: 'call/presaVisione/asked', times: 2 }],
    answers: { presaVisione: ok },
    shows: { 'navigation.path': '/thanks' },
    told: ['Expected call/presaVisione/asked 2 times, but it came 1 times.'],
  },
  'session-that-ended-on-the-way-back-forgets-the-step': {
    title: 'The page of an ended session leads back to the step on which it ended',
    journey: () => ({
      path: '/request/address-info',
      answers: service({
        onboardingNext: standing(answer('address-info')),
        onboardingBack: () => refusal('no process found for session'),
      }),
      does: [actions.previousStepRequested()],
    }),
    expect: [
      {
        after: 'call/onboardingBack/refused',
        comes: 'navigation/navigated',
        with: { path: '/session-expired/address-info' },
      },
    ],
    shows: { 'navigation.path': '/session-expired/resume' },
    told: [
      'navigation/navigated: expected path to be "/session-expired/address-info", but it is ["/session-expired/resume"].',
    ],
  },
  'look-up-of-the-step-takes-a-stale-answer': {
    title: 'A late answer to an old question does not move the applicant who has signed meanwhile',
    journey: () => {
      let asked = 0;
      const lookedUp = async () => {
        if ((asked += 1) === 1) return atContract;
        await wait(5000);
        return answer('thanks');
      };
      return {
        path: '/request/contract',
        answers: service({
          onboardingNext: ({ number }: { readonly number: number | null }) =>
            number === null ? lookedUp() : answer('thanks'),
          stampaContratto: () => refusal('Il documento non è pronto'),
          ...notices,
        }),
        does: [
          () => paperworkApi.endpoints.stampaContratto.initiate({ stampeId: 's1', barCode: 'b1' }),
          sign,
          5000,
        ],
      };
    },
    expect: [{ comes: 'step/stepReceived', times: 2 }, { never: 'ui/dialogOpened' }],
    shows: { 'navigation.path': '/thanks', 'ui.dialog.label': expect.anything() as unknown },
    told: ['Expected step/stepReceived 2 times, but it came 3 times.', 'ui/dialogOpened came.'],
  },
};

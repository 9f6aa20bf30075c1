// Calls up to who the applicant is.
import { calculatorCopy, emailCodeCopy, greetingCopy } from '../../../src/copy/contact-info';
import { introCopy } from '../../../src/copy/contact-info-intro';
import { REFUSAL, type Way } from './failing';
import { pick, textbox } from './form';
import { LANDING, type Act, type Row } from './fourWays';
import { go, inTurn, load, press, shows } from './fourWaysActs';
import { always, dialog, field, list, screen, UNAVAILABLE } from './fourWaysPlaces';
import { fillGreeting, openGreeting } from './shortcuts';

const greeting: Act = ({ page, product }) => openGreeting(page, product, LANDING);
const verified = inTurn(
  greeting,
  ({ page, person }) => fillGreeting(page, person),
  ({ page }) => page.getByText('Codice fiscale verificato').waitFor(),
);
const withPromo = inTurn(verified, press(greetingCopy.promo.show), ({ page }) =>
  textbox(page, greetingCopy.promo.label).fill('BENVENUTO'),
);

const calculator = inTurn(
  greeting,
  ({ page, person }) => textbox(page, greetingCopy.nome).fill(person.nome),
  ({ page, person }) => textbox(page, greetingCopy.cognome).fill(person.cognome),
);
const openCalculator = press(greetingCopy.forgotten);
const birthplace =
  (name: string, option: string): Act =>
  ({ page }) =>
    pick(page, page.getByRole('dialog', { name: calculatorCopy.title }), name, option);
const birthDate: Act = ({ page }) =>
  textbox(page.getByRole('dialog'), calculatorCopy.data).fill('15/03/1985');

/** What nobody has judged is asked again; of what the service has refused it is not asked twice. */
const UNJUDGED_FIRST: readonly Way[] = ['http', 'timeout', 'network', 'business'];
const judged = { ...always(UNAVAILABLE), business: REFUSAL };

const calls = ['productInfo', 'onboardingNext', 'onboardingStart'] as const;
export const firstScreen: readonly Row[] = calls.map((call) => ({
  call,
  when: 'when the first page loads',
  place: screen(),
  at: async () => undefined,
  trigger: load,
  goesOn: shows(introCopy.title),
}));

export const lists: readonly Row[] = [
  {
    call: 'province',
    when: 'when the calculator opens',
    place: list,
    at: calculator,
    trigger: openCalculator,
    meanwhile: birthDate,
    goesOn: birthplace(calculatorCopy.provincia, 'Roma'),
  },
  {
    call: 'comuni',
    when: 'when a province is chosen',
    place: list,
    at: inTurn(calculator, openCalculator, birthDate),
    trigger: birthplace(calculatorCopy.provincia, 'Roma'),
    goesOn: birthplace(calculatorCopy.citta, 'Roma'),
  },
];

export const checks: readonly Row[] = [
  {
    call: 'validateCodiceFiscale',
    when: 'when the tax code is whole',
    place: field('anagrafica.cf', judged, 'Continua'),
    order: UNJUDGED_FIRST,
    at: greeting,
    trigger: ({ page, person }) => fillGreeting(page, person),
    again: {
      business: async ({ page, person }) => {
        await textbox(page, greetingCopy.cf).fill('');
        await textbox(page, greetingCopy.cf).fill(person.cf);
      },
    },
    goesOn: inTurn(
      ({ page }) => page.getByText('Codice fiscale verificato').waitFor(),
      go,
      shows(emailCodeCopy.title),
    ),
  },
  {
    call: 'promocodeCheck',
    when: 'on Continue with a promo code',
    place: field('promo.promoCode', judged, 'Continua'),
    at: withPromo,
    trigger: go,
    sends: ['BENVENUTO'],
    goesOn: shows(emailCodeCopy.title),
  },
];

export const startOrResume: readonly Row[] = [
  {
    call: 'checkCustomerInfo',
    when: 'on Continue with who the applicant is',
    place: screen('Modifica i dati'),
    reloads: true,
    at: withPromo,
    trigger: go,
    goesOn: shows(emailCodeCopy.title),
  },
];

export const emailCode: readonly Row[] = [
  {
    call: 'validateEmail',
    when: 'when the code is sent by e-mail',
    place: dialog(),
    at: verified,
    trigger: go,
    goesOn: shows(emailCodeCopy.title),
  },
];

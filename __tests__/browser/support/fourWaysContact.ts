// Calls from the first code to the second step.
import { codeCopy } from '../../../src/copy/code';
import { credentialsCopy, emailCodeCopy, mobileCopy, passwordCopy, smsCodeCopy } from '../../../src/copy/contact-info'; // prettier-ignore
import type { Applicant } from '../../server/support/applicant';
import { fillAddress, textbox } from './form';
import type { Act, Row } from './fourWays';
import { go, holds, inTurn, isSending, load, press, shows, titles } from './fourWaysActs';
import { always, dialog, screen } from './fourWaysPlaces';
import { reach, type Stage } from './shortcuts';

const pages = {
  email: emailCodeCopy,
  mobile: mobileCopy,
  sms: smsCodeCopy,
  password: passwordCopy,
  credentials: credentialsCopy,
} as const satisfies Partial<Record<Stage, { readonly title: string }>>;
const stage = (wanted: keyof typeof pages): Act =>
  inTurn(
    ({ page, product, person }) => reach(page, product, wanted, person),
    load,
    shows(pages[wanted].title),
  );
const write =
  (label: string, words: (person: Applicant) => string): Act =>
  ({ page, person }) =>
    textbox(page, label).fill(words(person));
/** The page of a code that was sent, with the code typed. */
const code = (channel: 'email' | 'sms'): Act =>
  inTurn(stage(channel), async ({ page, product, person }) => {
    const sent = await product.codeFor(channel, channel === 'email' ? person.email : person.cellulare);
    await textbox(page, codeCopy.label).fill(sent.code);
  });
const codeRefused = dialog({}, { business: 'Codice non valido' });
/** A refused code is not sent again by itself: 'Riprova' leads back to it. */
const typeAgain = {
  business: inTurn(
    press('Riprova'),
    ({ page }) => page.getByRole('alertdialog').waitFor({ state: 'detached' }),
    go,
  ),
};

export const dialogs: readonly Row[] = [
  {
    call: 'confermaEmail',
    when: 'on the code of the e-mail',
    place: codeRefused,
    at: code('email'),
    trigger: go,
    again: typeAgain,
    goesOn: shows(mobileCopy.title),
  },
  {
    call: 'validateCellulare',
    when: 'when the code is sent by SMS',
    place: dialog(),
    at: inTurn(
      stage('mobile'),
      write(mobileCopy.label, ({ cellulare }) => cellulare),
    ),
    trigger: go,
    goesOn: shows(smsCodeCopy.title),
  },
  {
    call: 'confermaCellulare',
    when: 'on the code of the SMS',
    place: codeRefused,
    at: code('sms'),
    trigger: go,
    again: typeAgain,
    goesOn: shows(passwordCopy.title),
  },
  {
    call: 'customerInfo',
    when: 'when the second step is shown',
    place: { ...dialog(), leave: undefined },
    at: stage('credentials'),
    trigger: go,
    goesOn: shows(titles['address-info']),
  },
];

export const password: readonly Row[] = [
  {
    call: 'createPassword',
    when: 'on a new password',
    place: dialog(always("C'è stato un errore durante la creazione della password si prega di riprovare")),
    at: inTurn(
      stage('password'),
      write(passwordCopy.password, (person) => person.password),
      write(passwordCopy.confirm, (person) => person.password),
    ),
    trigger: go,
    goesOn: shows(credentialsCopy.title),
  },
];

export const firstStep: readonly Row[] = [
  {
    call: 'onboardingNext',
    when: 'on the step contact-info',
    place: screen(),
    reloads: true,
    isMeant: () => isSending,
    at: stage('credentials'),
    trigger: go,
    goesOn: shows(titles['address-info']),
  },
];

export const invitation: readonly Row[] = [
  {
    call: 'invitations',
    when: 'while the second step is being filled in',
    place: { ...screen('Chiudi'), leave: undefined, covered: false },
    // The one that leaves time to type comes first.
    order: ['timeout', 'business', 'http', 'network'],
    at: stage('credentials'),
    trigger: inTurn(go, shows(titles['address-info']), ({ page }) =>
      fillAddress(page, 'residenza', { cap: '00184', indirizzo: 'Via Cavour 10' }),
    ),
    goesOn: inTurn(holds('residenza.indirizzo', 'Via Cavour 10'), holds('residenza.citta', 'Roma')),
  },
];

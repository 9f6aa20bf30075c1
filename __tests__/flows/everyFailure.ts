/** Every call that a flow makes, with what starts the flow and how its failure is to be said. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { emptyAnswers } from '../../src/contract/questionnaire';
import type { EndpointName } from '../../src/contract/endpoints';
import * as actions from '../../src/flows/actions';
import { captchaReceived } from '../../src/state/identification';
import { requestInterrupted, requestsLoaded, resumeBegun, reuploadLoaded } from '../../src/state/resume';
import type { RootState } from '../../src/state/root';
import { contractsLoaded, customerLoaded } from '../../src/state/step';
import type { ErrorScreenExit } from '../../src/state/ui';
import {
  details,
  GUID,
  list,
  ok,
  opened,
  papers,
  productInfo,
  requests,
  resumed,
  resumeState,
} from './earlier';
import { answer, onStep, refusal, stateAfter, type Answers, type FailureKind } from './support';

export interface Failure {
  readonly flow: string;
  readonly call: EndpointName;
  readonly state: RootState;
  readonly action: UnknownAction;
  /**
   * Where it is said; 'closable' is the error screen that can be closed, 'line' the page of the code itself.
   */
  readonly said: 'screen' | 'closable' | 'dialog' | 'line' | 'recorder';
  readonly answers?: Answers;
  /**
   * Words of the catalogue in place of what the call says; a refusal's own words
   * stand where it is 'unrefused'.
   */
  readonly words?: { readonly text: string; readonly when: 'always' | 'unrefused' };
  /** The way out beside 'Riprova' on the screen. */
  readonly exit?: ErrorScreenExit;
  /** A refused code is not sent again. */
  readonly retry?: 'unrefused';
  /** Kinds that are no failure here: a refused list asks for the code. */
  readonly except?: readonly FailureKind[];
}

const contracts = [
  { stampeId: 's0', barCode: 'b0' },
  { stampeId: 's1', barCode: 'b1' },
];
const done = { status: 'success', data: {} };

/** When all goes well. */
export const good: Answers = {
  productInfo,
  onboardingNext: answer('card'),
  onboardingStart: answer('contact-info'),
  onboardingBack: answer('address-info'),
  ...resumed,
  invitations: done,
  signContractList: { status: 'success', data: contracts },
  presaVisione: ok,
  checkCustomerInfo: { status: 'success', data: { stato: '', cellulare: '' } },
  validateEmail: ok,
  confermaEmail: ok,
  validateCellulare: ok,
  confermaCellulare: ok,
  createPassword: ok,
  questionnaireSave: ok,
  generateCaptcha: { status: 'success', data: { nome: 'M', cognome: 'R', captcha: 'sole' } },
  videoUpload: ok,
  videoCaptcha: ok,
  contactStart: resumeState('validate', { resendIn: 30 }),
  contactNext: resumeState('validate', { resendIn: 30 }),
  contactSendCell: ok,
  contactValidateCell: resumeState('list'),
  contactList: list,
  contactResume: opened,
  contactSendPdf: ok,
  resumeStart: resumeState('validate', { resendIn: 30 }),
  resumeSendCell: ok,
  resumeValidateCell: resumeState('list'),
  resume: opened,
  paperworkList: papers,
  updateDocumentsKo: ok,
};

const unsent = resumeState('validate');
const confirmed = resumeState('list');
const noCode = {
  text: 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare',
  when: 'unrefused',
} as const;
const noPassword = {
  text: "C'è stato un errore durante la creazione della password si prega di riprovare",
  when: 'always',
} as const;
const editData = { label: 'Modifica i dati' };
const backToList = { label: 'Torna alle tue richieste' };
const byIdentity = { label: 'Riprendi con i tuoi dati', action: actions.restartRequested('/resume') };
/** The customer is known: the record of an invitation has the same fields at every attempt. */
const known = (slug: 'company-info' | 'card') =>
  onStep(slug, {}, 0, [customerLoaded(resumed.customerInfo.customerInfo.productCustomer)]);
const contact = onStep('contact-info', {}, 2);
const values = { firma: { signedContract: 'true' } };
const file = { id: 'file-1', name: 'video.webm', type: 'video/webm', size: 9 };

const loading = (path: string, call: EndpointName, more: Partial<Failure> = {}): Failure => ({
  flow: `first load at ${path}`,
  call,
  state: stateAfter({ path }),
  action: actions.bootstrapRequested(),
  said: 'screen',
  ...more,
});
const from = (
  state: RootState,
  action: UnknownAction,
  call: EndpointName,
  more: Partial<Failure> = {},
): Failure => ({ flow: action.type, call, state, action, said: 'dialog', ...more });

const link = `/resume/${GUID}`;
const reupload = `/reupload/${GUID}`;
const atForm = stateAfter({ path: '/resume' });
const byLink = stateAfter({ path: link, actions: [resumeBegun({ kind: 'link' })] });
const forReupload = stateAfter({ path: link, actions: [resumeBegun({ kind: 'link', returnTo: GUID })] });
const interrupted = stateAfter({ path: '/resume', actions: [requestInterrupted({ guid: GUID })] });
const listed = stateAfter({ path: '/status', actions: [requestsLoaded(requests)] });
const shown = stateAfter({ path: reupload, actions: [reuploadLoaded({ guid: GUID, details })] });
const recording = onStep('identification', {}, 0, [
  captchaReceived({ nome: 'M', cognome: 'R', captcha: 'sole' }),
]);
const contract = onStep('contract', { number: 7 }, 0, [contractsLoaded(contracts)]);
const sign = actions.signRequested({ values });
const greeting = actions.greetingSubmitted({
  nome: 'Mario',
  cognome: 'Rossi',
  cf: 'RSSMRA80A01H501U',
  email: 'mario@example.it',
  promoCode: '',
});
const questionnaire = actions.questionnaireSubmitted({ values, answers: emptyAnswers });
const identity = actions.identitySubmitted({ cf: 'x', cellulare: '3331234567', email: 'a@b.it' });
const code = actions.resumeCodeSubmitted({ code: '123456' });
const onwards = actions.resumeContinued();
const again = actions.resumeRequested({ guid: GUID });
const documents = actions.documentsResubmitted({ guid: GUID });
const screen = (exit: ErrorScreenExit) => ({ said: 'screen', exit }) as const;
const edit = screen(editData);
const toList = screen({ ...backToList, action: actions.restartRequested('/status') });
const stayOnList = screen(backToList);
const closable = { said: 'closable' } as const;
const refusable = { retry: 'unrefused' } as const;
const lockable = { except: ['business'] } as const;

export const failures: readonly Failure[] = [
  loading('/', 'productInfo'),
  loading('/', 'onboardingNext'),
  loading('/', 'onboardingStart', {
    answers: { onboardingNext: refusal('onboardingNext', 'no process found for session') },
  }),
  loading('/', 'customerInfo'),
  loading('/', 'legacyInvitation', closable),
  loading('/', 'signContractList', { said: 'dialog', answers: { onboardingNext: answer('contract') } }),
  loading('/request/auth', 'contactStart', { answers: { onboardingNext: answer('auth') } }),
  loading('/request/auth', 'resumeSendCell', {
    said: 'line',
    words: noCode,
    answers: { onboardingNext: answer('auth'), contactStart: unsent },
  }),
  loading('/resume', 'contactStart'),
  loading('/resume', 'contactSendCell', { said: 'line', words: noCode, answers: { contactStart: unsent } }),
  loading('/resume', 'contactList', { answers: { contactStart: confirmed } }),
  loading(link, 'resumeStart', { exit: byIdentity }),
  loading(link, 'resumeSendCell', { said: 'line', words: noCode, answers: { resumeStart: unsent } }),
  loading(link, 'resume', { exit: byIdentity, answers: { resumeStart: confirmed } }),
  loading(link, 'customerInfo', { exit: byIdentity, answers: { resumeStart: confirmed } }),
  loading(link, 'legacyInvitation', { ...closable, answers: { resumeStart: confirmed } }),
  loading('/status', 'contactList', lockable),
  loading(reupload, 'contactList', { ...lockable, exit: byIdentity }),
  loading(reupload, 'paperworkList', { ...lockable, exit: byIdentity }),
  loading(reupload, 'resumeStart', {
    exit: byIdentity,
    answers: { contactList: refusal('contactList', 'Prima il codice') },
  }),

  from(onStep('company-info'), actions.nextRequested({ values }), 'onboardingNext', edit),
  from(known('company-info'), actions.nextRequested({ values }), 'invitations', closable),
  from(onStep('company-info'), actions.nextRequested({ values }), 'customerInfo'),
  from(onStep('card'), actions.previousStepRequested(), 'onboardingBack'),
  from(known('card'), actions.previousStepRequested(), 'invitations', closable),

  from(contact, greeting, 'checkCustomerInfo', edit),
  from(contact, greeting, 'validateEmail'),
  from(contact, greeting, 'contactSendCell', {
    said: 'line',
    words: noCode,
    answers: { checkCustomerInfo: { status: 'success', data: { stato: 'A', cellulare: '*567' } } },
  }),
  from(contact, actions.emailCodeSubmitted({ codice: '123456' }), 'confermaEmail', refusable),
  from(contact, actions.emailCodeResendRequested(), 'validateEmail'),
  from(contact, actions.mobileSubmitted({ numero: '3331234567' }), 'validateCellulare'),
  from(contact, actions.smsCodeSubmitted({ codice: '123456' }), 'confermaCellulare', refusable),
  from(contact, actions.smsCodeResendRequested(), 'validateCellulare'),
  from(contact, actions.passwordSubmitted({ password: 'p', confermaPassword: 'p' }), 'createPassword', {
    words: noPassword,
  }),
  from(contact, actions.credentialsAcknowledged(), 'onboardingNext', { said: 'screen' }),

  from(onStep('self-certifications', {}, 1), questionnaire, 'questionnaireSave'),
  from(onStep('self-certifications', {}, 1), questionnaire, 'onboardingNext', edit),
  from(recording, actions.captchaRequested(), 'generateCaptcha'),
  from(recording, actions.videoRecorded({ file }), 'videoUpload', { said: 'recorder' }),
  from(recording, actions.videoRecorded({ file }), 'videoCaptcha', { said: 'recorder' }),
  from(recording, actions.identificationSubmitted({ values }), 'onboardingNext', edit),
  from(onStep('contract'), sign, 'signContractList'),
  from(contract, sign, 'presaVisione'),
  from(contract, sign, 'onboardingNext', edit),
  from(contract, sign, 'invitations', closable),

  from(atForm, identity, 'contactNext', edit),
  from(atForm, identity, 'contactSendCell', {
    said: 'line',
    words: noCode,
    answers: { contactNext: unsent },
  }),
  from(atForm, identity, 'contactList', { ...edit, answers: { contactNext: confirmed } }),
  from(atForm, code, 'contactValidateCell', { ...closable, ...refusable }),
  from(byLink, code, 'resumeValidateCell', { ...closable, ...refusable }),
  from(atForm, actions.resumeCodeResendRequested(), 'contactSendCell', { words: noCode }),
  from(byLink, actions.resumeCodeResendRequested(), 'resumeSendCell', { words: noCode }),
  from(atForm, actions.ownRequestRequested(), 'onboardingNext'),
  from(atForm, actions.newRequestRequested(), 'onboardingStart'),
  from(atForm, onwards, 'contactList', toList),
  from(interrupted, onwards, 'contactResume', toList),
  from(byLink, onwards, 'resume', toList),
  from(byLink, onwards, 'customerInfo', toList),
  from(byLink, onwards, 'legacyInvitation', closable),
  from(forReupload, onwards, 'paperworkList', toList),
  from(listed, actions.statusRequested(), 'contactList', { said: 'screen', ...lockable }),
  from(listed, again, 'contactResume', stayOnList),
  from(listed, again, 'customerInfo', stayOnList),
  from(listed, again, 'legacyInvitation', closable),
  from(listed, again, 'contactList', { ...stayOnList, answers: { contactResume: answer('thanks') } }),
  from(listed, actions.reuploadRequested({ guid: GUID }), 'paperworkList'),
  from(shown, documents, 'updateDocumentsKo'),
  from(shown, documents, 'contactSendPdf'),
  from(shown, documents, 'contactList'),
  from(shown, actions.captchaRequested(), 'generateCaptcha'),
  from(shown, actions.videoRecorded({ file }), 'videoUpload', { said: 'recorder' }),
  from(shown, actions.videoRecorded({ file }), 'videoCaptcha', { said: 'recorder' }),
];

import type { UnknownAction } from '@reduxjs/toolkit';
import { emptyAnswers } from '../../src/contract/questionnaire';
import type { EndpointName } from '../../src/contract/endpoints';
import * as actions from '../../src/flows/actions';
import { captchaReceived } from '../../src/state/identification';
import {
  requestInterrupted,
  requestsLoaded,
  resumeBegun,
  reuploadLoaded,
  type ResumeKind,
} from '../../src/state/resume';
import type { RootState } from '../../src/state/root';
import { contractsLoaded, customerLoaded } from '../../src/state/step';
import type { ErrorScreenExit } from '../../src/state/ui';
import { PAPERWORK_DOCUMENT_KO } from '../../src/contract/states';
import { contracts, details, GUID, paperwork, requests, resumed, resumeState } from './earlier';
import { answer, onStep, refusal, stateAfter, type Answers, type FailureKind } from './support';

export interface Failure {
  readonly flow: string;
  readonly call: EndpointName;
  readonly state: RootState;
  readonly action: UnknownAction;
  /** 'closable' is the error screen that can be closed, 'line' the page of the code. */
  readonly said: 'screen' | 'closable' | 'dialog' | 'line' | 'recorder';
  readonly answers?: Answers;
  /** In place of what the call says; a refusal's own words remain. */
  readonly words?: string;
  readonly exit?: ErrorScreenExit;
  /** A refused code is not sent again. */
  readonly retry?: 'unrefused';
  /** Kinds that are no failure here: a refused list asks for the code. */
  readonly except?: readonly FailureKind[];
}

type Calls = Partial<Record<EndpointName, Partial<Failure>>>;
const from = (state: RootState, action: UnknownAction, calls: Calls): Failure[] =>
  Object.entries(calls).map(([call, more]) => ({
    ...{ flow: action.type, call: call as EndpointName, state, action, said: 'dialog' as const },
    ...more,
  }));
const loading = (path: string, calls: Calls): Failure[] =>
  from(stateAfter({ path }), actions.bootstrapRequested(), calls).map((row) => ({
    ...row,
    flow: `first load at ${path}`,
  }));

const screen = (exit?: ErrorScreenExit, answers?: Answers): Partial<Failure> => ({
  said: 'screen',
  ...(exit && { exit }),
  ...(answers && { answers }),
});
const dialog = {};
const plain = screen();
const edit = screen({ label: 'Torna al modulo' });
const backToList = { label: 'Torna alle tue richieste' };
const toList = screen({ ...backToList, action: actions.restartRequested('/status') });
const byIdentity = { label: 'Riprendi con i tuoi dati', action: actions.restartRequested('/resume') };
const closable = { said: 'closable' } as const;
const recorder = { said: 'recorder' } as const;
const refusable = { retry: 'unrefused' } as const;
const lockable = { except: ['business'] } as const;
const noCode = {
  words: 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare',
} as const;
const noPassword = {
  words: "C'è stato un errore durante la creazione della password si prega di riprovare",
} as const;
const unsent = (answers: Answers) => ({ said: 'line', ...noCode, answers }) as const;

const validate = resumeState('validate');
const confirmed = resumeState('list');
const link = `/resume/${GUID}`;
const reupload = `/reupload/${GUID}`;
const locked = { contactList: refusal('contactList', 'Prima il codice') };
const atAuth = { onboardingNext: answer('auth') };
const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U', email: 'mario@example.it' };
const values = { firma: { signedContract: 'true' } };
const file = { id: 'file-1', name: 'video.webm', type: 'video/webm', size: 9 };
const passwords = { password: 'p', confermaPassword: 'p' };
const phrase = captchaReceived({ nome: 'M', cognome: 'R', captcha: 'sole' });
const atForm = stateAfter({ path: '/resume' });
const begun = (kind: ResumeKind, returnTo = '') =>
  stateAfter({ path: link, actions: [resumeBegun({ kind, returnTo })] });
const interrupted = stateAfter({ path: '/resume', actions: [requestInterrupted({ guid: GUID })] });
const listed = stateAfter({ path: '/status', actions: [requestsLoaded(requests)] });
const refused = [paperwork('other'), paperwork(GUID, PAPERWORK_DOCUMENT_KO)];
const refusedListed = stateAfter({ path: '/status', actions: [requestsLoaded(refused)] });
const refusedList = { contactList: { status: 'success', data: refused } };
const shown = stateAfter({
  path: reupload,
  actions: [requestsLoaded(refused), reuploadLoaded({ guid: GUID, details })],
});
const contact = onStep('contact-info', {}, 2);
const recording = onStep('identification', {}, 0, [phrase]);
const contract = onStep('contract', { number: 7 }, 0, [contractsLoaded(contracts)]);
/** The customer is known: the record of an invitation has the same fields at every attempt. */
const known = (slug: 'company-info' | 'card') =>
  onStep(slug, {}, 0, [customerLoaded(resumed.customerInfo.customerInfo.productCustomer)]);

export const failures: readonly Failure[] = [
  ...loading('/', {
    productInfo: plain,
    // Refused, it is no failure: the start gives the step (start/plainBackEnd.test.ts).
    onboardingNext: { ...plain, ...lockable },
    onboardingStart: screen(undefined, {
      onboardingNext: refusal('onboardingNext', 'no process found for session'),
    }),
    customerInfo: plain,
    legacyInvitation: closable,
    signContractList: { answers: { onboardingNext: answer('contract') } },
  }),
  ...loading('/request/auth', {
    contactStart: screen(undefined, atAuth),
    resumeSendCell: unsent({ ...atAuth, contactStart: validate }),
  }),
  ...loading('/resume', {
    contactStart: plain,
    contactSendCell: unsent({ contactStart: validate }),
    contactList: screen(undefined, { contactStart: confirmed }),
  }),
  ...loading(link, {
    resumeStart: screen(byIdentity),
    resumeSendCell: unsent({ resumeStart: validate }),
    resume: screen(byIdentity, { resumeStart: confirmed }),
    customerInfo: screen(byIdentity, { resumeStart: confirmed }),
    legacyInvitation: { ...closable, answers: { resumeStart: confirmed } },
  }),
  ...loading('/status', { contactList: { ...plain, ...lockable } }),
  ...loading(reupload, {
    contactList: { ...screen(byIdentity), ...lockable },
    paperworkList: { ...screen(byIdentity), ...lockable },
    resumeStart: screen(byIdentity, locked),
  }),

  ...from(onStep('company-info'), actions.nextRequested({ values }), {
    onboardingNext: edit,
    customerInfo: dialog,
  }),
  ...from(known('company-info'), actions.nextRequested({ values }), { invitations: closable }),
  ...from(onStep('card'), actions.previousStepRequested(), { onboardingBack: dialog }),
  ...from(onStep('address-info'), actions.personCorrectionRequested(), { onboardingBack: dialog }),
  ...from(known('card'), actions.previousStepRequested(), { invitations: closable }),

  ...from(contact, actions.greetingSubmitted({ ...person, promoCode: '' }), {
    checkCustomerInfo: edit,
    validateEmail: noCode,
    contactSendCell: unsent({
      checkCustomerInfo: { status: 'success', data: { stato: 'A', cellulare: '*567' } },
    }),
  }),
  ...from(contact, actions.emailCodeSubmitted({ codice: '123456' }), { confermaEmail: refusable }),
  ...from(contact, actions.emailCodeResendRequested(), { validateEmail: noCode }),
  ...from(contact, actions.mobileSubmitted({ numero: '3331234567' }), { validateCellulare: noCode }),
  ...from(contact, actions.smsCodeSubmitted({ codice: '123456' }), { confermaCellulare: refusable }),
  ...from(contact, actions.smsCodeResendRequested(), { validateCellulare: noCode }),
  ...from(contact, actions.passwordSubmitted(passwords), { createPassword: noPassword }),
  ...from(contact, actions.credentialsAcknowledged(), { onboardingNext: plain }),

  ...from(
    onStep('self-certifications', {}, 1),
    actions.questionnaireSubmitted({ values, answers: emptyAnswers }),
    { questionnaireSave: dialog, onboardingNext: edit },
  ),
  ...[recording, shown].flatMap((state) => [
    ...from(state, actions.captchaRequested(), { generateCaptcha: dialog }),
    ...from(state, actions.videoRecorded({ file }), { videoUpload: recorder, videoCaptcha: recorder }),
  ]),
  ...from(recording, actions.identificationSubmitted({ values }), { onboardingNext: edit }),
  ...from(onStep('contract'), actions.signRequested({ values }), { signContractList: dialog }),
  ...from(contract, actions.signRequested({ values }), {
    presaVisione: dialog,
    onboardingNext: edit,
    invitations: closable,
  }),

  ...from(atForm, actions.identitySubmitted({ ...person, cellulare: '3331234567' }), {
    contactNext: edit,
    contactSendCell: unsent({ contactNext: validate }),
    contactList: { ...edit, answers: { contactNext: confirmed } },
  }),
  ...from(atForm, actions.resumeCodeSubmitted({ code: '123456' }), {
    contactValidateCell: { ...closable, ...refusable },
  }),
  ...from(atForm, actions.resumeCodeResendRequested(), { contactSendCell: noCode }),
  ...from(atForm, actions.ownRequestRequested(), { onboardingNext: dialog }),
  ...from(atForm, actions.newRequestRequested(), { onboardingStart: dialog }),
  ...from(atForm, actions.resumeContinued(), { contactList: toList }),
  ...from(interrupted, actions.resumeContinued(), { contactResume: toList }),
  ...(['link', 'auth'] as const).flatMap((kind) => [
    ...from(begun(kind), actions.resumeCodeSubmitted({ code: '123456' }), {
      resumeValidateCell: { ...closable, ...refusable },
    }),
    ...from(begun(kind), actions.resumeCodeResendRequested(), { resumeSendCell: noCode }),
    ...from(begun(kind), actions.resumeContinued(), {
      resume: toList,
      customerInfo: toList,
      legacyInvitation: closable,
      contactList: { ...toList, answers: { resume: answer('thanks') } },
    }),
  ]),
  ...from(begun('link', GUID), actions.resumeContinued(), {
    contactList: toList,
    paperworkList: { ...toList, answers: refusedList },
  }),
  ...from(listed, actions.statusRequested(), { contactList: { ...plain, ...lockable } }),
  ...from(listed, actions.resumeRequested({ guid: GUID }), {
    contactResume: screen(backToList),
    customerInfo: screen(backToList),
    legacyInvitation: closable,
    contactList: screen(backToList, { contactResume: answer('thanks') }),
  }),
  ...from(refusedListed, actions.reuploadRequested({ guid: GUID }), { paperworkList: dialog }),
  ...from(shown, actions.documentsResubmitted({ guid: GUID }), {
    updateDocumentsKo: dialog,
    contactSendPdf: dialog,
    contactList: dialog,
  }),
];

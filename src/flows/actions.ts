/** What a screen asks for. Each action starts one flow; payloads are serialisable. */
import { createAction } from '@reduxjs/toolkit';
import type { FileRef } from '../api/files';
import type { QuestionnaireAnswers } from '../contract/questionnaire';
import type { StepValues } from '../contract/steps/definition';

/** Values of the current step, by widget and component. */
interface StepSubmission {
  readonly values: StepValues;
}

/** Product info, current step, customer and invitation; the first thing after the page has loaded. */
export const bootstrapRequested = createAction('bootstrap/requested');

export const nextRequested = createAction<StepSubmission>('onboarding/nextRequested');
/** One sub-page back, or the previous step from a step's first page. */
export const backRequested = createAction('onboarding/backRequested');
/** The step before the current one, wherever in it the applicant is. */
export const previousStepRequested = createAction('onboarding/previousStepRequested');
export const subPageRequested = createAction<number>('navigation/subPageRequested');

/** From a page outside the request (unknown address, expired session) back to it. */
export const restartRequested = createAction('bootstrap/restartRequested');
/** What a step needs beside itself; asked for by the flows, and again by 'Riprova'. */
export const invitationRequested = createAction('invitation/requested');
export const customerRequested = createAction('customer/requested');
export const contractsRequested = createAction('contract/listRequested');

/** contact-info: who the applicant is; `promoCode` is '' where none was typed. */
export const greetingSubmitted = createAction<{
  readonly nome: string;
  readonly cognome: string;
  readonly cf: string;
  readonly email: string;
  readonly promoCode: string;
}>('contact/greetingSubmitted');
export const emailCodeSubmitted = createAction<{ readonly codice: string }>('contact/emailCodeSubmitted');
export const emailCodeResendRequested = createAction('contact/emailCodeResendRequested');
/** Digits without the prefix. */
export const mobileSubmitted = createAction<{ readonly numero: string }>('contact/mobileSubmitted');
export const smsCodeSubmitted = createAction<{ readonly codice: string }>('contact/smsCodeSubmitted');
export const smsCodeResendRequested = createAction('contact/smsCodeResendRequested');
export const passwordSubmitted = createAction<{
  readonly password: string;
  readonly confermaPassword: string;
}>('contact/passwordSubmitted');
/** The 'Ti manca poco' page was read: on to the second step. */
export const credentialsAcknowledged = createAction('contact/credentialsAcknowledged');

/** Saves the answers, then goes on. */
export const questionnaireSubmitted = createAction<
  StepSubmission & { readonly answers: QuestionnaireAnswers }
>('questionnaire/submitted');

/** Asks for the phrase to read aloud; it arrives in `selectCaptcha`. */
export const captchaRequested = createAction('identification/captchaRequested');
export const videoRecorded = createAction<{ readonly file: FileRef }>('identification/videoRecorded');
export const identificationSubmitted = createAction<StepSubmission>('identification/submitted');

export const signRequested = createAction<StepSubmission>('contract/signRequested');

/** The browser's own Back, Forward or a link moved the address. */
export const locationChanged = createAction<{
  readonly path: string;
  readonly subPage: number;
  readonly direction: 'back' | 'forward' | 'other';
}>('navigation/locationChanged');

export { draftChanged } from '../state/drafts';
export { dialogClosed, errorScreenClosed } from '../state/ui';

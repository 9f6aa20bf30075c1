/** What a screen asks for. Each action starts one flow; payloads are serialisable. */
import { createAction } from '@reduxjs/toolkit';
import type { FileRef } from '../api/files';
import type { QuestionnaireAnswers } from '../contract/questionnaire';
import type { StepValues } from '../contract/steps/definition';

/** Values of the current step, by widget and component. */
interface StepSubmission {
  readonly values: StepValues;
}

export const nextRequested = createAction<StepSubmission>('onboarding/nextRequested');

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

export * from './pageActions';
export { draftChanged } from '../state/drafts';

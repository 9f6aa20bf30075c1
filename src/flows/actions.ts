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
/** The link for the phone is on show: from now on the service is asked what comes from it; anew by 'Controlla ora'. */
export const handoffOpened = createAction('identification/handoffOpened');
export const handoffClosed = createAction('identification/handoffClosed');
export const identificationSubmitted = createAction<StepSubmission>('identification/submitted');

export const signRequested = createAction<StepSubmission>('contract/signRequested');

/** The campaign query of a request that was begun earlier: again by 'Riprova'. */
export const campaignRequested = createAction('invitation/campaignRequested');

/** '/resume', first page: who resumes. Digits of the phone without the prefix. */
export const identitySubmitted = createAction<{
  readonly cf: string;
  readonly cellulare: string;
  readonly email: string;
}>('resume/identitySubmitted');
/** The code page of '/resume', '/resume/{guid}' and of the auth step. */
export const resumeCodeSubmitted = createAction<{ readonly code: string }>('resume/codeSubmitted');
/** The code is confirmed: on to the list or the request; again by 'Riprova'. */
export const resumeContinued = createAction('resume/continued');
export const resumeCodeResendRequested = createAction('resume/codeResendRequested');
/** From the code page by identity back to the form. */
export const identityRequested = createAction('resume/identityRequested');

/** 'Inizia una nuova richiesta' where another was found: the session's own is gone on with. */
export const ownRequestRequested = createAction('resume/ownRequestRequested');
/** The same where the session has none in hand: one is started. */
export const newRequestRequested = createAction('resume/newRequestRequested');

/** '/status', loaded anew. */
export const statusRequested = createAction('status/requested');
/** 'Riprendi richiesta'. */
export const resumeRequested = createAction<{ readonly guid: string }>('status/resumeRequested');
/** 'Reinvia'. */
export const reuploadRequested = createAction<{ readonly guid: string }>('status/reuploadRequested');
/** Every refused document has been replaced: back to the review. */
export const documentsResubmitted = createAction<{ readonly guid: string }>('reupload/documentsResubmitted');

/** 'Resta collegato' in the warning before the session ends. */
export const sessionExtensionRequested = createAction('session/extensionRequested');

/** One file to send, with the upload type that the service knows it by. */
interface UploadedFile {
  readonly type: string;
  readonly file: FileRef;
}

export type UploadRequest = (
  | { readonly endpoint: 'documentUpload'; readonly request: UploadedFile }
  | {
      readonly endpoint: 'contactUpload' | 'uploadAdditionalDoc';
      readonly request: UploadedFile & { readonly barCode: string; readonly guid: string };
    }
) & {
  /** Of the step's component that says whether the file is there: 'documento.documentoFronte'. */
  readonly path?: string;
};

/** The flow owns the file from here on. */
export const uploadRequested = createAction<UploadRequest & { readonly key: string }>('uploads/requested');
/** Stops what is under way; of a failed one, the applicant does not want it any more. */
export const uploadCancelled = createAction<{ readonly key: string }>('uploads/cancelled');
export const videoCancelled = createAction('uploads/videoCancelled');

export * from './pageActions';
export { draftChanged } from '../state/drafts';

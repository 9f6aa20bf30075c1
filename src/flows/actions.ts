/** Actions that screens dispatch to start a flow. Payloads are serialisable. */
import { createAction } from '@reduxjs/toolkit';
import type { FileRef } from '../api/files';
import type { QuestionnaireAnswers } from '../contract/questionnaire';
import type { StepValues } from '../contract/steps/definition';
import type { DataStepSlug } from '../contract/steps/table';

interface StepSubmission {
  readonly values: StepValues;
}

export const nextRequested = createAction<StepSubmission>('onboarding/nextRequested');

/** 'Modifica' beside a step's answers on the contract's page: goes back to that step. */
export const stepCorrectionRequested = createAction<{ readonly slug: DataStepSlug }>(
  'onboarding/stepCorrectionRequested',
);

/** contact-info: the applicant's name, tax code and e-mail. `promoCode` is '' if none was typed. */
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
/** The applicant leaves the 'Ti manca poco' page for the second step. */
export const credentialsAcknowledged = createAction('contact/credentialsAcknowledged');

/**
 * Saves the questionnaire's answers, then sends the step. `italy`: the key of Italy in the back end's list,
 * if it is another than the rules'.
 */
export const questionnaireSubmitted = createAction<
  StepSubmission & { readonly answers: QuestionnaireAnswers; readonly italy?: string }
>('questionnaire/submitted');

/** Requests the phrase to read aloud. It arrives in `selectCaptcha`. */
export const captchaRequested = createAction('identification/captchaRequested');
export const videoRecorded = createAction<{ readonly file: FileRef }>('identification/videoRecorded');
/** The dialog with the link for the phone was opened, or 'Controlla ora' was pressed. Starts the polling. */
export const handoffOpened = createAction('identification/handoffOpened');
export const handoffClosed = createAction('identification/handoffClosed');
export const identificationSubmitted = createAction<StepSubmission>('identification/submitted');

export const signRequested = createAction<StepSubmission>('contract/signRequested');

/** Loads the campaign query of a resumed request. Also dispatched to retry a failed load. */
export const campaignRequested = createAction('invitation/campaignRequested');

/** The identity form of '/resume'. The phone has no prefix. */
export const identitySubmitted = createAction<{
  readonly cf: string;
  readonly cellulare: string;
  readonly email: string;
}>('resume/identitySubmitted');
/** The code page of '/resume', of '/resume/{guid}' and of the step 'auth'. */
export const resumeCodeSubmitted = createAction<{ readonly code: string }>('resume/codeSubmitted');
/** The code is confirmed: opens the list or the request. Also dispatched to retry that. */
export const resumeContinued = createAction('resume/continued');
export const resumeCodeResendRequested = createAction('resume/codeResendRequested');
/** Goes from the code page back to the identity form. */
export const identityRequested = createAction('resume/identityRequested');

/** 'Inizia una nuova richiesta' after another request was found: continues the session's own request. */
export const ownRequestRequested = createAction('resume/ownRequestRequested');
/** 'Inizia una nuova richiesta' without a request in the session: starts one. */
export const newRequestRequested = createAction('resume/newRequestRequested');

export const statusRequested = createAction('status/requested');
/** 'Riprendi richiesta'. */
export const resumeRequested = createAction<{ readonly guid: string }>('status/resumeRequested');
/** 'Reinvia'. */
export const reuploadRequested = createAction<{ readonly guid: string }>('status/reuploadRequested');
/** The applicant has replaced every refused document and submits them for review. */
export const documentsResubmitted = createAction<{ readonly guid: string }>('reupload/documentsResubmitted');

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
  /** Path of the component that records the upload, such as 'documento.documentoFronte'. */
  readonly path?: string;
};

/** Hands the file over to the upload flow, which releases it. */
export const uploadRequested = createAction<UploadRequest & { readonly key: string }>('uploads/requested');
/** Cancels a running upload, or discards a failed one. */
export const uploadCancelled = createAction<{ readonly key: string }>('uploads/cancelled');
export const videoCancelled = createAction('uploads/videoCancelled');

export * from './pageActions';
export { draftChanged } from '../state/drafts';

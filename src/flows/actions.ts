/** Payloads are serialisable: recordings and retries keep them. */
import { createAction } from '@reduxjs/toolkit';
import type { FileRef } from '../api/files';
import type { QuestionnaireAnswers } from '../contract/questionnaire';
import type { StepValues } from '../contract/steps/definition';
import type { DataStepSlug } from '../contract/steps/table';

interface StepSubmission {
  readonly values: StepValues;
}

export const nextRequested = createAction<StepSubmission>('onboarding/nextRequested');

export const stepCorrectionRequested = createAction<{ readonly slug: DataStepSlug }>(
  'onboarding/stepCorrectionRequested',
);

/** `promoCode` is '' if none was typed. */
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
export const credentialsAcknowledged = createAction('contact/credentialsAcknowledged');

/** `italy`: the key of Italy in the back end's list, if it is another than the rules'. */
export const questionnaireSubmitted = createAction<
  StepSubmission & { readonly answers: QuestionnaireAnswers; readonly italy?: string }
>('questionnaire/submitted');

export const captchaRequested = createAction('identification/captchaRequested');
export const videoRecorded = createAction<{ readonly file: FileRef }>('identification/videoRecorded');
export const handoffOpened = createAction('identification/handoffOpened');
export const handoffClosed = createAction('identification/handoffClosed');
export const identificationSubmitted = createAction<StepSubmission>('identification/submitted');

export const signRequested = createAction<StepSubmission>('contract/signRequested');

export const campaignRequested = createAction('invitation/campaignRequested');

/** The phone has no prefix. */
export const identitySubmitted = createAction<{
  readonly cf: string;
  readonly cellulare: string;
  readonly email: string;
}>('resume/identitySubmitted');
export const resumeCodeSubmitted = createAction<{ readonly code: string }>('resume/codeSubmitted');
export const resumeContinued = createAction('resume/continued');
export const resumeCodeResendRequested = createAction('resume/codeResendRequested');
export const identityRequested = createAction('resume/identityRequested');

/** 'Inizia una nuova richiesta' where another request was found: the session has one of its own already. */
export const ownRequestRequested = createAction('resume/ownRequestRequested');
export const newRequestRequested = createAction('resume/newRequestRequested');

export const statusRequested = createAction('status/requested');
export const resumeRequested = createAction<{ readonly guid: string }>('status/resumeRequested');
export const reuploadRequested = createAction<{ readonly guid: string }>('status/reuploadRequested');
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

/** The upload flow releases the file. */
export const uploadRequested = createAction<UploadRequest & { readonly key: string }>('uploads/requested');
export const uploadCancelled = createAction<{ readonly key: string }>('uploads/cancelled');
export const videoCancelled = createAction('uploads/videoCancelled');

export * from './pageActions';
export { draftChanged } from '../state/drafts';

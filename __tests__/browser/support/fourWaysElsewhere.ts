import type { EndpointName } from '../../../src/contract/endpoints';

const RESUME = 'part of coming back to a request: resume.test.ts, status.test.ts';
const REUPLOAD = 'part of giving documents in again: reupload.test.ts';
const UNUSED = 'in the contract, made by no page';

/** Calls that the main job never makes, by why. */
export const elsewhere: Readonly<Partial<Record<EndpointName, string>>> = {
  contactStart: RESUME,
  contactNext: RESUME,
  contactSendCell: RESUME,
  contactValidateCell: RESUME,
  contactList: RESUME,
  contactResume: RESUME,
  resumeStart: RESUME,
  resumeSendCell: RESUME,
  resumeValidateCell: RESUME,
  resume: RESUME,
  paperworkList: REUPLOAD,
  contactUpload: REUPLOAD,
  uploadAdditionalDoc: REUPLOAD,
  updateDocumentsKo: REUPLOAD,
  contactSendPdf: REUPLOAD,
  contactContractList: UNUSED,
  reuploadDocument: UNUSED,
  signDocument: UNUSED,
  resumeNext: UNUSED,
  otpVerify: UNUSED,
  otpResend: UNUSED,
};

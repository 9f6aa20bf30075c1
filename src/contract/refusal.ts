import type { EndpointName } from './endpoints';

/**
 * Calls whose status is all that they say. Of those the specification names the words for a success or shows
 * "status and message" (7.3, 7.7): a word such as 'KO' confirms neither a code nor a signature.
 */
const saysNoMore: readonly EndpointName[] = [
  'validateCodiceFiscale',
  'validateEmail',
  'confermaEmail',
  'validateCellulare',
  'confermaCellulare',
  'createPassword',
  'contactSendCell',
  'contactValidateCell',
  'contactSendPdf',
  'resumeSendCell',
  'resumeValidateCell',
  'otpVerify',
  'otpResend',
  'presaVisione',
  'questionnaireSave',
  'promocodeCheck',
  'videoCaptcha',
  'updateDocumentsKo',
  'signDocument',
  'sendTrace',
];

/**
 * Whether an answer's status refuses the call. The specification names two words for a refusal; of an upload
 * it names the word for a success (7.8): after any other the file counts as not stored. Case is
 * free, and an answer may have no status.
 */
export const isRefusal = (
  name: EndpointName,
  body: 'multipart' | 'json' | 'none',
  status: unknown,
): boolean => {
  if (typeof status !== 'string') return false;
  if (body === 'multipart') return !/^\s*(?:success)?\s*$/i.test(status);
  if (saysNoMore.includes(name)) return !/^\s*(?:success|ok)?\s*$/i.test(status);
  return /^\s*(?:bad_request|error)\s*$/i.test(status);
};

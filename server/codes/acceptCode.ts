import { oneTimeCode, OTP_PAGE_INVALID } from '../../src/contract/rules/contact';
import { cleanAndJudge } from '../errors/acceptField';

/** The digits of a one-time code; what cannot be one is refused on its field. */
export const codeOf = (sent: string): string => cleanAndJudge('codice', oneTimeCode(OTP_PAGE_INVALID), sent);

import { oneTimeCode, OTP_PAGE_INVALID } from '../../src/contract/rules/contact';
import { acceptField } from '../errors/acceptField';

/** Returns the digits of a one-time code. Throws a Refusal on the field when the text cannot be one. */
export const acceptCode = (sent: string): string =>
  acceptField('codice', oneTimeCode(OTP_PAGE_INVALID), sent);

import { oneTimeCode, OTP_PAGE_INVALID } from '../../src/contract/rules/contact';
import { acceptField } from '../errors/acceptField';

/** The digits of a one-time code; what cannot be one is refused on its field. */
export const acceptCode = (sent: string): string =>
  acceptField('codice', oneTimeCode(OTP_PAGE_INVALID), sent);

import { oneTimeCode, OTP_INVALID, OTP_PAGE_INVALID } from '../../src/contract/rules/contact';
import type { CodePurpose } from '../db/schema';
import { acceptField } from '../errors/acceptField';

/** Throws a Refusal on the field when the text cannot be a code. */
export const acceptCode = (sent: string, purpose: CodePurpose): string =>
  acceptField('codice', oneTimeCode(purpose === 'resume' ? OTP_PAGE_INVALID : OTP_INVALID), sent);

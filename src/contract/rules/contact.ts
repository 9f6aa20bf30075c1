import * as yup from 'yup';
import { MOBILE_DIGITS, OTP_DIGITS, PHONE_PREFIX } from '../limits';
import { freeText, LATIN, matching, oneOf, optionalText, requiredText, sameAs, unlessEmpty } from './base';
import { invalid } from './generalMessages';

const NAME = new RegExp(`^[' ]*[${LATIN}][${LATIN}' ]*$`);
export const TAX_CODE_PATTERN = /^[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]$/i;
/** Maximum length of a deliverable address (RFC 5321). */
const EMAIL_MAX_LENGTH = 254;
const EMAIL =
  /^(?=.{6,254}$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9]{2,59})$/i;

/** The message of the fields of the first step (spec, 5.2). */
export const OTP_INVALID = invalid('OTP');
export const OTP_PAGE_INVALID = 'Il codice OTP non è valido';
const PREFIX_INVALID = `Il prefisso deve essere ${PHONE_PREFIX}: serve un numero italiano`;

export const personName = (label: string): yup.StringSchema<string> =>
  matching(requiredText(label), NAME, invalid(label));

export const taxCode = (label = 'Codice fiscale'): yup.StringSchema<string> =>
  matching(requiredText(label), TAX_CODE_PATTERN, invalid(label));

const isEmail = (value: string): boolean => EMAIL.test(value) && !/^\.|\.\.|\.@/.test(value);

export const email = (label = 'Email'): yup.StringSchema<string> =>
  requiredText(label)
    .max(EMAIL_MAX_LENGTH, invalid(label))
    .test('format', invalid(label), unlessEmpty(isEmail));

export const optionalEmail = (label: string): yup.StringSchema<string> =>
  optionalText(label)
    .max(EMAIL_MAX_LENGTH, invalid(label))
    .test('format', invalid(label), unlessEmpty(isEmail));

export const oneTimeCode = (message: string): yup.StringSchema<string> =>
  matching(requiredText('OTP'), new RegExp(`^\\d{${OTP_DIGITS}}$`), message);

export const mobile = (label = 'Numero cellulare'): yup.StringSchema<string> =>
  matching(
    requiredText(label),
    new RegExp(`^\\d{${MOBILE_DIGITS.min},${MOBILE_DIGITS.max}}$`),
    invalid(label),
  );

/** The page shows the prefix and does not ask for it. */
export const phonePrefix = (): yup.StringSchema<string> =>
  oneOf(requiredText('Prefisso'), [PHONE_PREFIX], PREFIX_INVALID);

export const confirmMobile = (): yup.StringSchema<string> =>
  mobile('Conferma numero cellulare').test('same', invalid('Numero cellulare'), sameAs('cellulare'));

export const promoCode = (): yup.StringSchema<string> => freeText('Codice promo');

export const mobileSchema = yup.object({
  // The confirmation is validated only if it exists, which is where the service's step carries it.
  cellulare: yup.object({ cellulare: mobile(), confermaCellulare: confirmMobile().optional() }),
});
export const codeSchema = (message: string): yup.AnyObjectSchema =>
  yup.object({ codice: oneTimeCode(message) });
export const identitySchema = yup.object({
  identita: yup.object({ cf: taxCode(), email: email(), cellulare: mobile() }),
});

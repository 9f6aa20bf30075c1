import * as yup from 'yup';
import { FREE_TEXT_MAX_LENGTH } from '../limits';
import { invalid, required, tooLong } from './generalMessages';

// Only a hostile body contains values of another type. They are refused in Italian too.
const VALUE_INVALID = 'Valore non valido';
yup.setLocale({
  mixed: { default: VALUE_INVALID, notNull: VALUE_INVALID, notType: VALUE_INVALID, defined: VALUE_INVALID },
});

/** PostgreSQL cannot store NUL, nor UTF-8 a lone surrogate. */
const keepable = (value: unknown): boolean =>
  typeof value !== 'string' || !(value.includes('\0') || /\p{Cs}/u.test(value));

export const requiredText = (label: string, message: string = required(label)): yup.StringSchema<string> =>
  yup
    .string()
    .strict()
    .typeError(invalid(label))
    .defined(message)
    .test('required', message, (value) => typeof value !== 'string' || value.trim() !== '')
    .test('keepable', invalid(label), keepable)
    .max(FREE_TEXT_MAX_LENGTH, invalid(label));

export const optionalText = (label: string): yup.StringSchema<string> =>
  yup
    .string()
    .strict()
    .typeError(invalid(label))
    .defined(invalid(label))
    .test('keepable', invalid(label), keepable)
    .max(FREE_TEXT_MAX_LENGTH, invalid(label));

/** Only the required rule reports a missing value. */
export const unlessEmpty =
  (accepts: (value: string) => boolean) =>
  (value: unknown): boolean =>
    typeof value !== 'string' || value.trim() === '' || accepts(value);

export const sameAs = (field: string): yup.TestFunction<string> =>
  function (value) {
    const siblings = this.parent as Readonly<Record<string, unknown>>;
    return value === undefined || value === '' || value === siblings[field];
  };

export const matching = (
  schema: yup.StringSchema<string>,
  pattern: RegExp,
  message: string,
): yup.StringSchema<string> =>
  schema.test(
    'format',
    message,
    unlessEmpty((value) => pattern.test(value)),
  );

/**
 * Latin letters as used in Italian documents, and the lower-case letters of other Unicode blocks ('Məmməd').
 * The contract's font contains all of them and the rest of PRINTABLE.
 */
export const LATIN = 'A-Za-zÀ-ÖØ-öø-ɏɓɔɖɗəɛɠɣɨɩɯɲɵʀʃʈʉʊʋʌʒẞⱿ';
const PRINTABLE = new RegExp(`^[ -~¡-¬®-¿×÷€${LATIN}]*$`);
export const isPrintable = (text: string): boolean => PRINTABLE.test(text);

export const freeText = (label: string): yup.StringSchema<string> =>
  requiredText(label)
    .max(FREE_TEXT_MAX_LENGTH, tooLong(label, FREE_TEXT_MAX_LENGTH))
    .test(
      'printable',
      invalid(label),
      unlessEmpty((value) => isPrintable(value) && /[\p{L}\d]/u.test(value)),
    );

export const oneOf = (
  schema: yup.StringSchema<string>,
  values: readonly string[],
  message: string,
): yup.StringSchema<string> =>
  schema.test(
    'choice',
    message,
    unlessEmpty((value) => values.includes(value)),
  );

/** The applicant does not fill the field in, and the service overwrites its value. */
export const notValidated = (): yup.StringSchema<string> =>
  yup.string().strict().typeError(VALUE_INVALID).defined(VALUE_INVALID);

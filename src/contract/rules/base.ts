import * as yup from 'yup';
import { FREE_TEXT_MAX_LENGTH } from '../limits';
import { invalid, required, tooLong } from './messages';

// A value of another type reaches a rule only from a hostile body: it is refused in Italian too.
const VALUE_INVALID = 'Valore non valido';
yup.setLocale({
  mixed: { default: VALUE_INVALID, notNull: VALUE_INVALID, notType: VALUE_INVALID, defined: VALUE_INVALID },
});

/** PostgreSQL keeps no NUL, and UTF-8 no half of a surrogate pair. */
const keepable = (value: unknown): boolean =>
  typeof value !== 'string' || !(value.includes('\0') || /\p{Cs}/u.test(value));

/** A field's text, required. `undefined` counts as missing; every other type is refused by the message. */
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

/** A test that an empty value passes: that it is missing is said by the required rule alone. */
export const unlessEmpty =
  (accepts: (value: string) => boolean) =>
  (value: unknown): boolean =>
    typeof value !== 'string' || value.trim() === '' || accepts(value);

/** Equal to a sibling field; an empty value passes. */
export const sameAs = (field: string): yup.TestFunction<string> =>
  function (value) {
    const siblings = this.parent as Readonly<Record<string, unknown>>;
    return value === '' || value === siblings[field];
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
 * Letters as Italian documents have them, the small ones of Unicode's other blocks too ('Məmməd'). All of
 * them, and what else PRINTABLE has, are in the font of the contract.
 */
export const LATIN = 'A-Za-zÀ-ÖØ-öø-ɏɓɔɖɗəɛɠɣɨɩɯɲɵʀʃʈʉʊʋʌʒẞⱿ';
const PRINTABLE = new RegExp(`^[ -~¡-¬®-¿×÷€${LATIN}]*$`);
export const isPrintable = (text: string): boolean => PRINTABLE.test(text);

/**
 * A text in the applicant's own words, required: at least one letter or digit, and nothing
 * that the contract cannot show.
 */
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

/** A field that is not the applicant's to fill: never judged. The service writes its own value over it. */
export const carried = (): yup.StringSchema<string> =>
  yup.string().strict().typeError(VALUE_INVALID).defined(VALUE_INVALID);

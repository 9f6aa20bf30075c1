import type * as yup from 'yup';
import {
  BUSINESS_PHONE_DIGITS,
  EMPLOYEES_MAX_DIGITS,
  TURNOVER_MAX_LENGTH,
  VAT_NUMBER_DIGITS,
} from '../limits';
import { cleanText } from '../text';
import { freeText, matching, optionalText, requiredText, unlessEmpty } from './base';
import { isPastOrToday } from './dates';
import { invalid, required } from './generalMessages';
import { testWithContext } from './withContext';

export const COMPANY_FORM_REFUSED =
  'La registrazione è riservata a ditte individuali e liberi professionisti titolari di partita IVA e residenti in Italia.';

const companyForms = new Set([
  'spa', 'srl', 'srls', 'sas', 'snc', 'sapa', 'ss', 'sc', 'sac', 'associazione', 'ente', 'fondazione', 'societa', 'azienda',
  'assne', 'socta', 'fondne',
]); // prettier-ignore

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d]+/u).filter(Boolean);

/**
 * Only blanks, dots, slashes, hyphens and underscores may separate single letters, so 'S & A & S' is not a
 * word.
 */
const spelledOf = (text: string): string[] =>
  text.split(/[^\p{L}\d\s._/-]/u).flatMap((part) =>
    wordsOf(
      wordsOf(part)
        .map((word) => (word.length === 1 ? word : ` ${word} `))
        .join(''),
    ),
  );

/**
 * Whole words: 'S.r.l.', 'S.rl' and 's r l' are company forms, 'Presente' is not. Two letters with a blank
 * between them are initials ('S. C. Impianti').
 */
export const hasCompanyForm = (businessName: string): boolean => {
  // '& C.' precedes the form, often without a blank ('& C.S.N.C.'). Its letter is not part of the form.
  const text = cleanText(businessName)
    .toLowerCase()
    .replace(/& ?c\b\.?| e c\b\.?| e /g, ' & ');
  return [
    ...wordsOf(text.replace(/\.(?=\p{L}(?![\p{L}\d]))/gu, '')),
    ...wordsOf(text.replaceAll('.', '')),
    ...spelledOf(text).filter(({ length }) => length > 2),
  ].some((word) => companyForms.has(word));
};

/** Eleven digits with the Luhn check digit of DM 23/12/1976. Eleven zeros are invalid. */
const isVatNumber = (text: string): boolean => {
  if (!new RegExp(`^\\d{${VAT_NUMBER_DIGITS}}$`).test(text) || /^0+$/.test(text)) return false;
  const sum = [...text].reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
};

export const businessName = (): yup.StringSchema<string> =>
  freeText('Ragione sociale').test(
    'companyForm',
    COMPANY_FORM_REFUSED,
    unlessEmpty((value) => !hasCompanyForm(value)),
  );

export const vatNumber = (): yup.StringSchema<string> =>
  requiredText('Partita IVA').test('format', invalid('Partita IVA'), unlessEmpty(isVatNumber));

export const incorporationDate = (): yup.StringSchema<string> =>
  testWithContext(
    requiredText('Data di costituzione'),
    'past',
    invalid('Data di costituzione'),
    isPastOrToday,
  );

export const employees = (): yup.StringSchema<string> =>
  matching(
    requiredText('Numero di addetti'),
    new RegExp(`^\\d{1,${EMPLOYEES_MAX_DIGITS}}$`),
    invalid('Numero di addetti'),
  );

export const turnover = (): yup.StringSchema<string> =>
  matching(
    requiredText('Fatturato'),
    new RegExp(`^(?=.{1,${TURNOVER_MAX_LENGTH}}$)(?:\\d+|[1-9]\\d{0,2}(?:\\.\\d{3})+)$`),
    invalid('Fatturato'),
  );

export const businessPhone = (): yup.StringSchema<string> =>
  matching(
    optionalText('Telefono aziendale'),
    new RegExp(`^\\d{${BUSINESS_PHONE_DIGITS.min},${BUSINESS_PHONE_DIGITS.max}}$`),
    invalid('Telefono aziendale'),
  ).when('$phoneKnown', {
    is: (known: unknown) => known !== true,
    then: (rule) => rule.test('required', required('Telefono aziendale'), (value) => value.trim() !== ''),
  });

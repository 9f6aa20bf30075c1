import * as yup from 'yup';
import { ADDRESS_MAX_LENGTH, CAP_DIGITS, DEFAULT_COUNTRY, FREE_TEXT_MAX_LENGTH } from '../limits';
import type { CapLocality } from '../lookupShapes';
import { cleanAddress } from '../streetText';
import { cleanText } from '../text';
import { notValidated, isPrintable, matching, requiredText, unlessEmpty } from './base';
import type { ValidationContext } from './context';
import { invalid, required, tooLong } from './generalMessages';
import { listedKinds } from '../streetKinds';
import { gapAtStart } from './otherStreets';
import { testWithContext } from './withContext';

export const CAP_INVALID = 'CAP non valido';
const ADDRESS_REQUIRED = 'Indirizzo e numero civico sono obbligatori';
export const ADDRESS_INCOMPLETE = 'Attenzione, indirizzo incompleto...';
const ADDRESS_TOO_LONG = tooLong('Indirizzo', ADDRESS_MAX_LENGTH);

export const addressQualifiers = [...listedKinds, 'c.so'] as const;

/** Not 'Via.zo': half of an abbreviation. */
const qualifier = new RegExp(`^(?:${addressQualifiers.join('|').replace('.', '\\.')})(?=\\.?\\s|')`, 'i');
const MARKER = /^(?:nr?|num|numero|civ|civico|km)$/i;
const NUMBER = /^(?:(?:\p{L}\/?|nr|km)?\d|snc$)/iu;

/**
 * A qualifier, a name, and then a number ('5', '10/A', 'B12', 'n5', the 5 of 'Roma5') or SNC. The name
 * contains a letter ('4 Novembre'), or is a number followed by the house number ('Via 1848 25').
 */
export const isCompleteAddress = (address: string): boolean => {
  const text = cleanText(address);
  if (!qualifier.test(text)) return false;
  const tokens = text
    .replace(qualifier, '')
    .replace(/ s\.n\.c\b/gi, ' snc')
    .replace(/(\p{L}\p{L})(?:\/|(?=\d))/gu, '$1 ')
    .split(/[^\p{L}\d'/]+/u)
    .filter((token) => token !== '' && !MARKER.test(token));
  const isNumber = (token = ''): boolean => NUMBER.test(token);
  const name = tokens.findIndex((token) => /^'?\p{L}/u.test(token) && !isNumber(token));
  return name < 0
    ? /^\d+$/.test(tokens[0] ?? '') && isNumber(tokens[1])
    : tokens.slice(name + 1).some(isNumber);
};

/** 'street': the address begins with a kind that is not in the list. */
export const addressGap = (address: string): 'street' | 'abbreviation' | 'qualifier' | 'number' | 'name' => {
  const text = cleanText(address);
  if (!qualifier.test(text))
    return gapAtStart(text) ?? (streetExample(text) === undefined ? 'abbreviation' : 'qualifier');
  return /\p{L}/u.test(text.replace(qualifier, '').replace(/ snc$/i, '')) ? 'number' : 'name';
};

/** Undefined if more is missing than the kind of the street, and perhaps the number. */
export const streetExample = (address: string): string | undefined => {
  const example = `Via ${cleanText(address)}`;
  const whole = isCompleteAddress(example) ? example : `${example} SNC`;
  const isAccepted = isCompleteAddress(whole) && whole.length <= ADDRESS_MAX_LENGTH && isPrintable(whole);
  return isAccepted && cleanAddress(whole) === whole ? example : undefined;
};

const CAP = new RegExp(`^\\d{${CAP_DIGITS}}$`);

const same = (one: string, other: string): boolean =>
  cleanText(one).toLowerCase() === cleanText(other).toLowerCase();

/** Undefined if the CAP is invalid, unknown or not loaded. */
const localitiesOf = (
  { lookups }: ValidationContext,
  { cap = '' }: Readonly<Record<string, string | undefined>>,
): readonly CapLocality[] | undefined => {
  const found = CAP.test(cap) ? lookups?.localities?.(cap) : undefined;
  return found?.length === 0 ? undefined : found;
};

export const cap = (): yup.StringSchema<string> =>
  testWithContext(
    matching(requiredText('CAP'), CAP, CAP_INVALID),
    'known',
    CAP_INVALID,
    (value, { lookups }) => !CAP.test(value) || lookups?.localities?.(value)?.length !== 0,
  );

export const street = (): yup.StringSchema<string> =>
  requiredText('Indirizzo', ADDRESS_REQUIRED)
    .max(FREE_TEXT_MAX_LENGTH, ADDRESS_TOO_LONG)
    .test(
      'complete',
      ADDRESS_INCOMPLETE,
      unlessEmpty((value) => value.length > FREE_TEXT_MAX_LENGTH || isCompleteAddress(value)),
    )
    .test('length', ADDRESS_TOO_LONG, (value) => cleanText(value).length <= ADDRESS_MAX_LENGTH)
    .test('printable', invalid('Indirizzo'), (value) => isPrintable(value));

/** A few CAPs span two provinces. */
export const province = (): yup.StringSchema<string> =>
  testWithContext(
    requiredText('Provincia', required('Provincia')),
    'ofCap',
    invalid('Provincia'),
    (value, context, siblings) =>
      localitiesOf(context, siblings)?.some(({ provincia }) => same(provincia, value)) ?? true,
  );

export const city = (): yup.StringSchema<string> =>
  testWithContext(
    requiredText('Città', required('Città')),
    'ofCap',
    invalid('Città'),
    (value, context, siblings) => {
      const { provincia = '' } = siblings;
      const there = localitiesOf(context, siblings)?.filter((one) => same(one.provincia, provincia));
      // If no locality is in the province, the error belongs to the province field.
      return !there?.length || there.some(({ localita }) => same(localita, value));
    },
  );

export const emptyAddress = { cap: '', provincia: '', citta: '', indirizzo: '', nazione: DEFAULT_COUNTRY };

export const addressFields = {
  cap: cap(),
  provincia: province(),
  citta: city(),
  indirizzo: street(),
  nazione: notValidated(),
};

export const addressFieldsWhenOther = (choice: string) => {
  const otherwise = notValidated();
  // Not by `when`, which copies a schema at each validation.
  const whenOther = (rule: yup.StringSchema<string>): yup.Lazy<string> =>
    yup.lazy((_, { parent }: { readonly parent?: Readonly<Record<string, unknown>> }) =>
      parent?.[choice] === 'altro' ? rule : otherwise,
    );
  return {
    cap: whenOther(addressFields.cap),
    provincia: whenOther(addressFields.provincia),
    citta: whenOther(addressFields.citta),
    indirizzo: whenOther(addressFields.indirizzo),
    nazione: notValidated(),
  };
};

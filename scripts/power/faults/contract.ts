import type { Fault } from '../fault';

/** The rules and shapes that both programs share. */
export const contract: readonly Fault[] = [
  {
    name: 'cleaned-text-outgrows-the-wire',
    file: 'src/contract/normalise.ts',
    find: `    return cleaned.length > WIRE_TEXT_MAX_LENGTH ? text : cleaned;`,
    replace: `    return cleaned.length > 2 * WIRE_TEXT_MAX_LENGTH ? text : cleaned;`,
  },
  {
    name: 'province-of-another-cap-is-accepted',
    file: 'src/contract/rules/address.ts',
    find: `      localitiesOf(context, siblings)?.some(({ provincia }) => same(provincia, value)) ?? true,`,
    replace: `      localitiesOf(context, siblings)?.some(({ provincia }) => provincia !== '' && value !== '') ?? true,`,
  },
  {
    name: 'city-of-the-other-province-is-accepted',
    file: 'src/contract/rules/address.ts',
    find: `?.filter((one) => same(one.provincia, provincia));`,
    replace: `?.filter((one) => one.provincia !== '' || same(one.provincia, provincia));`,
  },
  {
    name: 'vat-number-doubles-the-wrong-places',
    file: 'src/contract/rules/company.ts',
    find: `Number(character) * (index % 2 === 0 ? 1 : 2);`,
    replace: `Number(character) * (index % 2 === 1 ? 1 : 2);`,
  },
  {
    name: 'document-that-expires-today-is-refused',
    file: 'src/contract/rules/documents.ts',
    find: `return expiry === undefined || expiry >= today;`,
    replace: `return expiry === undefined || expiry > today;`,
  },
  {
    name: 'date-of-today-is-in-the-future',
    file: 'src/contract/rules/dates.ts',
    find: `return date !== undefined && date <= today;`,
    replace: `return date !== undefined && date < today;`,
  },
  {
    name: 'tax-code-of-omocodia-is-read-as-letters',
    file: 'src/contract/taxCode.ts',
    find: `const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14];`,
    replace: `const DIGIT_PLACES = [6, 7, 9, 10, 12, 13];`,
  },
  {
    name: 'name-of-four-consonants-takes-the-first-three',
    file: 'src/contract/taxCode.ts',
    find: `consonants.length > 3 ?`,
    replace: `consonants.length > 4 ?`,
  },
  {
    name: 'unasked-shipping-address-is-kept',
    sequence: true,
    file: 'src/contract/steps/clearFieldsNotAsked.ts',
    find: `  card: unlessOther('spedizione', 'spedizioneCarta'),`,
    replace: `  card: unlessOther('spedizione', 'spedizione'),`,
    and: [
      {
        file: 'src/contract/steps/clearFieldsNotAsked.ts',
        find: `    values[widget]?.[choice] === 'altro' ? []`,
        replace: `    (values[widget]?.[choice] ?? 'altro') === 'altro' ? []`,
      },
    ],
  },
  {
    name: 'components-of-a-newer-service-are-not-sent-back',
    file: 'src/contract/steps/definition.ts',
    find: `      ...widget.components.map((one) => ({
        ...one,`,
    replace: `      ...widget.components.filter(({ name }) => name in (values[widget.name] ?? {})).map((one) => ({
        ...one,`,
  },
  {
    name: 'earlier-errors-are-sent-along',
    sequence: true,
    file: 'src/contract/steps/definition.ts',
    find: `        value: values[widget.name]?.[one.name] ?? one.value,
        errorMessage: [],`,
    replace: `        value: values[widget.name]?.[one.name] ?? one.value,`,
  },
  {
    name: 'question-of-a-relative-is-kept-unasked',
    file: 'src/contract/questionnaire.ts',
    find: `  ...unaskedOffice(answers, 'Legame'),
`,
    replace: '',
  },
  {
    name: 'end-of-an-office-may-lie-ahead',
    file: 'src/contract/rules/dates.ts',
    find: `return month !== undefined && month <= today.slice(0, 7);`,
    replace: `return month !== undefined && month <= today.slice(0, 4) + '-12';`,
  },
  {
    name: 'second-document-repeats-the-first',
    file: 'src/contract/rules/documents.ts',
    find: `  ).filter((type) => type !== first);`,
    replace: `  ).filter((type) => type !== '' || first === '');`,
  },
  {
    name: 'landline-loses-its-first-digits',
    file: 'src/contract/text.ts',
    find: `.replace(/^39(?=3\\d{9}$|0[1-9]\\d{7,9}$)/, '');`,
    replace: `.replace(/^39(?=\\d{8,10}$)/, '');`,
  },
  {
    name: 'cents-become-euros',
    file: 'src/contract/text.ts',
    find: `(?:[.,]\\d{1,2})?$/;`,
    replace: `(?:[.,]\\d{1,3})?$/;`,
  },
  {
    name: 'known-message-expires-the-session-on-any-call',
    file: 'src/contract/sessionExpiry.ts',
    find: `return expected !== undefined && expected.trim().toLowerCase() === message.trim().toLowerCase();`,
    replace: `return (expected ?? known.productInfo).trim().toLowerCase() === message.trim().toLowerCase();`,
  },
  {
    name: 'refused-additional-document-is-not-asked-for',
    file: 'src/contract/states.ts',
    find: `(isAdditional(item) && ['false', 'never_uploaded'].includes(item.sign));`,
    replace: `(isAdditional(item) && item.sign === 'never_uploaded');`,
  },
];

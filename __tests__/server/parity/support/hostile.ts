import fc from 'fast-check';

const hostileTexts: readonly string[] = [
  // Nothing, or what looks like nothing.
  '', ' ', '\t\r\n', '\u00A0', '\u2003', '\u200B', '\uFEFF', '\u2060', '\u00AD', '\u202E', '\u2066',
  // What a text column, or UTF-8, cannot hold.
  '\u0000', 'Rossi\u0000', '\u0000\u0000\u0000', '\uD800', '\uDFFF', 'Ros\uD83Dsi', '\uDE00\uD83D', '\u0001\u001F\u007F\u0085',
  // Letters that are not what they seem.
  'e\u0301', 'Niccolo\u0300', 'Nicco\u0300lo', 'ﬁlippo', 'ŉ', 'ǆ', 'İstanbul', 'ß', 'ſ', 'K', '㎏', '℡', 'Ⅷ', '½', '١٢٣', '１２３４５', 'ＡＢＣ',
  '＇', '｀', '´', '`', '‘’', '“”', 'ʼ', '′', '\u0301', '\u200E1\u200F', 'שלום', '😀', '👩‍👩‍👧', '🇮🇹', 'Z̷͎a̸̱l̶g̵o̸',
  // Names that an object has by itself.
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'length', '__defineGetter__',
  // Words of programs.
  'null', 'undefined', 'NaN', 'true', 'false', 'on', '[object Object]', '0', '-1', '1e309', '0x1F', 'Infinity', '1,5', '00', '.', '..', '-', '/', '+39', '@', '##', '1##', '%00', '%', '\\', '\\u0000',
  "'; drop table answers; --", '" or ""="', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '{{7*7}}', '${7*7}', '$1', '$&', '../../etc/passwd', 'a\r\nBcc: x@y.it',
  // Dates that are none, or far off.
  '29/02/2023', '29/02/2024', '31/04/2020', '00/00/0000', '32/13/2020', '01/01/0001', '31/12/1899', '01/01/1900', '31/12/9999', '20/11/2026', '21/11/2026', '1/1/1', '1.2.2030', '2026-11-20', '2026-11', '01022030', '12/2026', '11/2026', '13/2025', '00/2025', '1/2025', '012025',
  // A lookup's keys, and what is next to them.
  'IT', 'it', 'ITALIA', 'Italia', 'altro', 'Altro', 'ALTRO', ' altro ', 'residenza', 'selected', 'valid', 'C', 'c', 'PS', 'CS', 'Tessera sanitaria',
]; // prettier-ignore

/** Just at a bound and just over it, and as long as a text may arrive. */
const LENGTHS = [
  1, 2, 5, 10, 11, 16, 24, 25, 44, 45, 46, 60, 61, 64, 65, 199, 200, 201, 254, 255, 320, 321, 1999, 2000,
];
const fillings = ['a', 'A', '1', '0', ' ', 'à', "'", '.', '😀', 'e\u0301', '\u00A0'];

/** Texts on which a careless pattern goes back and forth for hours. */
const backtracking: readonly string[] = [
  `${'a'.repeat(1999)}!`, `Via ${'a '.repeat(900)}`, `Via ${'1 '.repeat(900)}`, '1/'.repeat(1000), `${'a.'.repeat(900)}@`, `${'a'.repeat(900)}@${'a.'.repeat(500)}`,
  `${'a@'.repeat(900)}b.it`, `x@${'a-'.repeat(900)}.it`, '+39'.repeat(600), '0039'.repeat(500), `${'s.r.'.repeat(450)}x`, `${"a'".repeat(900)}1`, `${'à'.repeat(1000)}\u0301`,
  `${' '.repeat(1999)}1`, `1${' '.repeat(1998)}1`, `${'\u0301'.repeat(1999)}a`, '()'.repeat(900), `${'A1'.repeat(999)}!`, '2026-'.repeat(400), `${'n.'.repeat(900)}1`,
  // They grow when they are cleaned.
  'à '.repeat(1000), 'ﷺ'.repeat(2000),
]; // prettier-ignore

export const hostile = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 1, arbitrary: fc.constantFrom(...backtracking) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...fillings), fc.constantFrom(...LENGTHS))
        .map(([filling, length]) => filling.repeat(length).slice(0, length)),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
        .map((units) => String.fromCharCode(...units)),
    },
  );

export const everyHostile: readonly string[] = [...hostileTexts, ...backtracking];

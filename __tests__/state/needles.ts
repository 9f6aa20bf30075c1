const base64Of = (text: string): readonly string[] =>
  [0, 1, 2].map((offset) => {
    const bytes = Buffer.byteLength(text);
    const encoded = Buffer.from(`${'-'.repeat(offset)}${text}--`).toString('base64');
    // Without the letters that the neighbours change.
    const first = Math.ceil((offset * 8) / 6) + (offset > 0 ? 1 : 0);
    return encoded.slice(first, Math.floor(((offset + bytes) * 8) / 6));
  });

/** '15/03/1985' → its halves, in the two orders in which dates are written. */
const halvesOf = (text: string): readonly string[] => {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return [];
  return [`${day}/${month}/`, `/${month}/${year}`, `${year}-${month}-`, `-${month}-${day}T`];
};

/** Shorter ones are found by chance in random identifiers, of which a whole journey writes hundreds. */
const MIN_WRITING = 6;

export const needlesOf = (text: string): readonly string[] => [
  ...new Set([
    text,
    ...[
      encodeURIComponent(text),
      JSON.stringify(text).slice(1, -1),
      text.replace(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
      Buffer.from(text).toString('hex'),
      ...base64Of(text),
      [...text].reverse().join(''),
      ...halvesOf(text),
    ].filter(({ length }) => length >= MIN_WRITING),
  ]),
];

/** A part of another word does not count: 'relazioni' is not 'Lazio'. */
const hasWord = (text: string, word: string): boolean =>
  text.split(word).some((before, at, parts) => {
    const after = parts[at + 1];
    return after !== undefined && !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after);
  });

/** Each as 'value as writing'. */
export const leaksIn = (text: string, values: readonly string[]): readonly string[] => {
  const lower = text.toLowerCase();
  return [...new Set(values)].flatMap((value) =>
    needlesOf(value)
      .filter((needle) => {
        const wanted = needle.toLowerCase();
        return needle === value && /^\p{L}+$/u.test(value) ? hasWord(lower, wanted) : lower.includes(wanted);
      })
      .map((needle) => `${value} as ${needle}`),
  );
};

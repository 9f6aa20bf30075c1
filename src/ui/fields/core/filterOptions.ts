import type { Option } from './ListNotes';

/** Maximum number of rendered options: hundreds of rows make typing slow. */
export const SHOWN_OPTIONS = 60;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isCode = (text: string) => /^[\d\s.-]+$/.test(text);
const digitsOf = (text: string) => text.replace(/\D/g, '');
const codesOf = ({ label, also = '' }: Option) =>
  [digitsOf(/^[\d.]+/.exec(label)?.[0] ?? ''), ...(also.match(/\b\d+\b/g) ?? [])].filter(Boolean);

/**
 * Returns 0 for an equal code, 1 if the typed code is longer, as on certificates, and 2 if it is a prefix.
 */
function rankOfCode(codes: readonly string[], digits: string): number | undefined {
  if (codes.includes(digits)) return 0;
  if (codes.some((code) => digits.startsWith(code))) return 1;
  return codes.some((code) => code.startsWith(digits)) ? 2 : undefined;
}

export const formerTyped = ({ former = [] }: Option, typed: string): string | undefined => {
  const digits = isCode(typed) ? digitsOf(typed) : '';
  return former.find((text) => {
    const code = digitsOf(text.split(' ', 1)[0] ?? '');
    return code !== '' && digits.startsWith(code);
  });
};

/** Drops the last vowel, so that 'parrucchiere' finds 'parrucchieri'. */
const stem = (word: string) => (word.length > 4 ? word.replace(/[aeio]+$/, '') : word);

function rankOfName(name: string, text: string): number | undefined {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  const words = text.split(' ').map(stem);
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 2;
  return words.every((word) => name.includes(word)) ? 3 : undefined;
}

const asTyped = (typed: string): readonly string[] => [typed];

interface Ranked {
  readonly option: Option;
  readonly rank: number;
}

function rankOptions(
  options: readonly Option[],
  typed: string,
  readingsOf: (typed: string) => readonly string[],
): Ranked[] {
  const readings = readingsOf(typed).map(plain).filter(Boolean);
  const digits = isCode(typed) ? digitsOf(typed) : '';
  const rankOf = (option: Option): number | undefined => {
    const codes = digits === '' ? [] : codesOf(option);
    if (codes.length > 0) return rankOfCode(codes, digits);
    const names = [option.label, option.also ?? ''].map(plain);
    const ranks = names.flatMap((name) => readings.map((text) => rankOfName(name, text) ?? Infinity));
    const rank = Math.min(...ranks);
    return rank === Infinity ? undefined : rank;
  };
  return options
    .flatMap((option) => {
      const rank = rankOf(option);
      return rank === undefined ? [] : [{ option, rank }];
    })
    .sort((one, other) => one.rank - other.rank);
}

/**
 * A name matches if it contains every typed word, in any order, ignoring accents and punctuation; a code
 * matches in any form ('62.10', '6210', '62.10.00').
 */
export function filterOptions(
  options: readonly Option[],
  typed: string,
  readingsOf: (typed: string) => readonly string[] = asTyped,
): Option[] {
  if (!readingsOf(typed).some((text) => plain(text) !== '')) return [...options];
  return rankOptions(options, typed, readingsOf).map(({ option }) => option);
}

/** A longer code counts too, as on certificates. Other names do not count: some belong to several options. */
export function optionNamed(options: readonly Option[], typed: string): Option | undefined {
  const text = plain(typed);
  const named = isCode(typed)
    ? rankOptions(options, typed, asTyped).flatMap(({ option, rank }) => (rank < 2 ? [option] : []))
    : options.filter(({ label }) => plain(label) === text);
  return named.length === 1 ? named[0] : undefined;
}

import { isListed, isWordToo } from './streetWords';

const PART = /^(\p{L}+)([.,:;/\\_|*'-]*)( ?)/u;
/** Words that may follow a kind after a blank, and may be its end: 'V. le'. */
const ARTICLE = /^(?:l[aeo]|da|a)$/i;

export interface Part {
  readonly letters: string;
  readonly signs: string;
  readonly blank: boolean;
  readonly rest: string;
}

/** The longest abbreviation has five parts: 'P.Z.Z.A.'; some more for the name. */
export const partsOf = (text: string, most = 8): readonly Part[] => {
  const [whole, letters, signs = '', blank] = PART.exec(text) ?? [];
  if (whole === undefined || letters === undefined || most === 0) return [];
  const rest = text.slice(whole.length);
  return [{ letters, signs, blank: blank !== '', rest }, ...partsOf(rest, most - 1)];
};

export const lettersOf = (parts: readonly Part[]): string => parts.map(({ letters }) => letters).join('');
const isAttached = (parts: readonly Part[]): boolean => parts.slice(0, -1).every(({ blank }) => !blank);

/** 'V.L. Einaudi' is perhaps Viale Einaudi, and perhaps Via Luigi Einaudi. */
const areInitials = (parts: readonly Part[]): boolean =>
  parts.length === 2 && parts.every(({ letters }) => letters.length === 1);

const isOne = (parts: readonly Part[], kind: (letters: string) => string | undefined): boolean => {
  const letters = lettersOf(parts);
  const [first, second] = parts;
  if (first === undefined || kind(letters) === undefined) return false;
  if (second === undefined)
    return first.signs !== '' || ((first.blank || /^\d/.test(first.rest)) && !isWordToo(letters));
  if (isAttached(parts)) return !areInitials(parts);
  // After a blank: 'P. zza', not the initials of 'V. L. E.', and nothing after a whole kind.
  const afterBlank = parts.filter((_, index) => parts[index - 1]?.blank);
  return (
    !isListed(first.letters) &&
    !afterBlank.some((part) => part.letters.length === 1 || ARTICLE.test(part.letters))
  );
};

export const kindLength = (parts: readonly Part[], kind: (letters: string) => string | undefined): number =>
  parts.reduce((length, _, last) => (isOne(parts.slice(0, last + 1), kind) ? last + 1 : length), 0);

/** If a kind that was read is half of an abbreviation, its rest would be left in the street's name. */
import { isPartOfKind, isRestOfKind, isStartOfKind } from './streetKinds';
import { lettersOf, type Part } from './streetParts';
import { isListed, kindOf } from './streetWords';

/** Words that follow a kind, and are the end of one as well ('stradella'): 'Str. della Posta'. */
const PREPOSITION = /^(?:d(?:[ei]|e[il]|ell[aeo]|egli|al(?:l[aeo])?)|al(?:l[aeo])?|agli|ai)$/i;
/** A short word with a dot that a name may begin with: a saint, initials, titles. */
export const BEFORE_NAME = /^(?:\p{L}|ss|dott|prof|ing|avv|gen|col|cap|magg|ten|amm|pres|mons|card|cav)\./iu;

const isTitled = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
/** Short, and a name's beginning all the same: 'XX Settembre', 'SS. Trinità'. */
const NO_STUMP = /^(?:x{1,3}v?|i[vx]|vi{1,3}|ss|dr)$/i;
/** Letters that no name begins with: 'st', 'zza'. */
const isStump = (letters: string): boolean =>
  /^(?:[b-df-hj-np-tv-z]{2,5}|([b-df-hj-np-tv-z])\1.*)$/i.test(letters) && !NO_STUMP.test(letters);

const mayBelong = (start: string, next: string, isLoose: boolean): boolean =>
  kindOf(start + next) !== undefined ||
  isRestOfKind(start, next) ||
  (isLoose ? isPartOfKind(start + next) : isStartOfKind(start + next));

const goesOnAsName = (run: readonly Part[]): boolean => {
  const word = run.findIndex(({ letters }) => letters.length > 1);
  const initials = word < 0 ? run : run.slice(0, word);
  if (
    initials.some(
      ({ letters, signs }) => signs !== "'" && (signs !== '.' || letters !== letters.toUpperCase()),
    )
  )
    return false;
  const [first, second] = word < 0 ? [] : run.slice(word);
  if (first === undefined || BEFORE_NAME.test(`${first.letters}.`)) return true;
  // 'icl. o Stretto'; 'roma, n. 3' and 'roma, 3' are none.
  const isCut = first.blank && first.signs !== '';
  if (isCut && !/^(?:(?:nr?|num|civ|int|km|sc|snc)\b|\P{L}|$)/iu.test(first.rest)) return false;
  return second === undefined || first.signs === "'";
};

export const isHalf = (parts: readonly Part[], length: number, isUpper: boolean): boolean => {
  const start = lettersOf(parts.slice(0, length));
  const [next, ...others] = parts.slice(length);
  const before = parts[length - 1];
  if (next === undefined || before === undefined) return false;
  const isName = isTitled(next.letters) && !isUpper;
  const isWhole = length === 1 && isListed(start);
  // 'Via le Rose' is the applicant's own; 'V. Le Rose' and 'V. L. Einaudi' are names, 'V. le' is not.
  if (before.blank && (isWhole || (isName && !isStump(next.letters)))) return false;
  const end = [next, ...others].findIndex(({ blank }) => blank);
  const run = end < 0 ? [next, ...others] : [next, ...others.slice(0, end)];
  if (!goesOnAsName(run)) return true;
  if (before.blank && (PREPOSITION.test(next.letters) || (!isUpper && next.letters.length === 1)))
    return false;
  const isLoose = !before.blank && next.letters.length > 1;
  const isShort = !before.blank && next.letters.length === 2 && !NO_STUMP.test(next.letters);
  return (
    isStump(next.letters) ||
    run.some((_, last) => mayBelong(start, lettersOf(run.slice(0, last + 1)), isLoose)) ||
    (isShort && !(isWhole && isName))
  );
};

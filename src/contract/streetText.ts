import { BEFORE_NAME, isHalf } from './streetHalf';
import { kindLength, lettersOf, partsOf } from './streetParts';
import { isListed, kindOf, roadOf } from './streetWords';
import { cleanText } from './text';

/** By their letter and a number: 'SS' is a road only there, not in 'SS. Trinità'. */
const ROAD = /^s[.,]? ?([psr])[.,]? ?(?=(?:n[.°]? ?)?\d)/i;
const ROAD_LETTERS: Readonly<Record<string, string>> = { p: 'Provinciale', s: 'Statale', r: 'Regionale' };
const SIGNS = /^[.,:;/\\_|* -]+(?=\p{L})/u;
const DOTTED = /^\p{L}{2,8}\./u;
const NO_NUMBER =
  /(?<![ ,;:/("[-])[ ,;:/("[-]+(?:(?:nr?|num|numero|civ|civico)?[.°]? ?)?(?:s\.? ?n\.?(?: ?c\.?)?|n\. ?c\.?|s\/n|senza (?:n\.?|numero|civico)(?: civico)?)[)"\]]?$/i;

const withRoad = (text: string, isShort: boolean): string | undefined => {
  const parts = partsOf(text);
  const length = kindLength(parts, roadOf);
  const road = roadOf(lettersOf(parts.slice(0, length)));
  const rest = parts[length - 1]?.rest;
  if (road !== undefined && rest) return `${road} ${rest.replace(SIGNS, '')}`;
  return isShort && DOTTED.test(text) && !BEFORE_NAME.test(text) ? undefined : text;
};

/** Undefined if it is no kind, or half of an abbreviation. */
const inFull = (text: string): string | undefined => {
  const [road, letter = ''] = ROAD.exec(text) ?? [];
  if (road !== undefined) return `Strada ${ROAD_LETTERS[letter.toLowerCase()]} ${text.slice(road.length)}`;
  const parts = partsOf(text);
  const length = kindLength(parts, kindOf);
  const letters = lettersOf(parts.slice(0, length));
  const kind = kindOf(letters);
  const rest = parts[length - 1]?.rest.replace(SIGNS, '');
  if (kind === undefined || !rest) return undefined;
  const isWhole = length === 1 && isListed(letters);
  const isRoad = kind === 'Strada';
  const named = isRoad ? withRoad(rest, !isWhole) : rest;
  const isChanged = named !== rest;
  if (named === undefined || (!isChanged && isHalf(parts, length, text === text.toUpperCase())))
    return undefined;
  return `${isWhole ? letters : kind} ${named}`;
};

const withoutNumber = (text: string): string => text.replace(NO_NUMBER, ' SNC').trim();

/**
 * 'V.le Roma, s.n.' becomes 'Viale Roma SNC'. An abbreviation that is not in the list stays, to be asked
 * about: expanding half would make a wrong address.
 */
export const cleanAddress = (text: string): string => {
  const clean = withoutNumber(cleanText(text));
  return withoutNumber(inFull(clean) ?? clean);
};

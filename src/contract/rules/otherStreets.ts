import { holdsKind, isRestOfKind, isShortOfKind, otherKinds } from '../streetKinds';

const KINDS = [
  'c(?:(?:on)?tra?)?\\.?da', 'c\\.?tra', 'loc', 'fraz', 'lungo ?\\p{L}+', 'l\\.(?:tevere|arno|mare)', 'lgt', 'sal(?:\\.?ta)?',
  'circ(?:onv|allazione)?', 'p\\.?(?:z{1,2}e)?tta', 'vi?c?\\.?tto', 'pass', 'z\\.? ?[ia]', 'centro commerciale', 'cas[ae] spars[ae]',
  '\\p{L}+(?:gasse|weg|platz|stra(?:ss|ß)e)', '(?:(?:\\d+[a°]?|[IVX]+)\\.? )?trav(?:ersa)?',
]; // prettier-ignore

const KIND = new RegExp(`^(?:${[...KINDS, ...otherKinds].join('|')})(?=[\\s.,:;/\\\\_|*-])`, 'iu');
const BEFORE_NAME =
  /^(?:dott|dr|prof|ing|avv|gen|col|cap|magg|ten|amm|pres|mons|card|ss|f\.?lli|cav|mass|san|don|s(?=\.? \p{L}{4}))\b\.? ?(?=\p{L}['\p{L}])/iu;
/** 'XX Settembre', but not 'V Roma'. */
const NUMERAL = /^(?!V )(?=[XVI])X{0,3}(?:I[VX]|V?I{0,3}) (?=\p{L}{2})/u;
const ABBREVIATION = /^(?:\p{L}{1,5}\.|\p{L}+[.,]\p{L}|[b-df-hj-np-tv-z]{2,5} )/iu;
const SIGN = /[:;/\\_|*#@-]|,(?! ?(?:\p{L}?\d|n|snc))/iu;

const nameOf = (text: string): string => text.replace(/,? (?:n[.°r]*|civ\.?)? ?\p{L}?\d.*$/iu, '');

const isShort = (text: string): boolean => {
  const [first = ''] = text.split(' ');
  const [letters = '', end = ''] = first.split(/[^\p{L}']+/u);
  return letters.length < 4 || isShortOfKind(letters) || (end !== '' && isRestOfKind(letters, end));
};

/**
 * What the text begins with, if it is known and not in the list. 'abbreviation': what it begins with may be a
 * kind, or there is one farther on. Undefined: a name that lacks its kind.
 */
export const gapAtStart = (text: string): 'street' | 'abbreviation' | undefined => {
  if (KIND.test(text)) return 'street';
  const name = nameOf(text);
  const bare = name.replace(BEFORE_NAME, '').replace(NUMERAL, '');
  if (SIGN.test(name) || holdsKind(text)) return 'abbreviation';
  return bare === name && (ABBREVIATION.test(text) || isShort(name)) ? 'abbreviation' : undefined;
};

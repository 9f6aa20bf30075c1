/** The text of an address: its kind of street and 'without number', as people write them. */
import { cleanText } from './text';

/** A whole abbreviation at the start of an address: 'p.zza', 'P.zza,' or 'p zza', but not 'vic' in 'Vico'. */
const abbreviated = (letters: string): RegExp => new RegExp(`^(?:${letters})(?:[.,:]+ ?| )(?=\\S)`, 'i');
/** By its kind, or by its letter and a number: 'SS' is a road only there, not in 'SS. Trinità'. */
const road = (kind: string, letter: string): RegExp =>
  new RegExp(
    `${abbreviated(`str(?:ada)?\\.? ?${kind}(?:\\.?le)?`).source}|^s\\.? ?${letter}\\.? ?(?=(?:n[.°]? ?)?\\d)`,
    'i',
  );

/** From the more to the less precise. */
const STREET_WORDS: readonly (readonly [abbreviation: RegExp, word: string])[] = [
  [abbreviated('p\\.? ?(?:zz?a|z)|piaz'), 'Piazza '],
  [abbreviated('p\\.?(?:z(?:z?a)?)?le'), 'Piazzale '],
  [abbreviated('v\\.?(?:le)?tto'), 'Vialetto '],
  [abbreviated('v\\.?le|vl(?:\\.?le)?|v\\.l\\.e|vial'), 'Viale '],
  [abbreviated('str(?:ada)?\\.? ?vic(?:\\.?le)?|vic\\.?le'), 'Strada Vicinale '],
  [abbreviated('v\\.?lo|vic(?:\\.?lo)?'), 'Vicolo '],
  [abbreviated('v\\.?co'), 'Vico '],
  [abbreviated('v'), 'Via '],
  [abbreviated('c\\.? ?so|crs|cors?'), 'Corso '],
  [abbreviated('l\\.? ?go|larg'), 'Largo '],
  [abbreviated('gall?(?:\\.?(?:er)?ia|\\.?a)?'), 'Galleria '],
  [abbreviated('c\\.?l?le'), 'Calle '],
  [abbreviated('b\\.?(?:ga?)?ta'), 'Borgata '],
  [abbreviated('c\\.te'), 'Corte '],
  [abbreviated('disc'), 'Discesa '],
  [abbreviated('sott(?:op)?'), 'Sottopasso '],
  [abbreviated('str(?:ada)?\\.? ?priv'), 'Strada Privata '],
  [abbreviated('str(?:ada)?\\.? ?cons'), 'Strada Consortile '],
  [road('prov', 'p'), 'Strada Provinciale '],
  [road('stat', 's'), 'Strada Statale '],
  [road('reg', 'r'), 'Strada Regionale '],
  [abbreviated('str(?:ada)?\\.? ?com(?:\\.?le)?'), 'Strada Comunale '],
  [abbreviated('str(?:\\.?d?a)?|st?\\.da|stda|strad'), 'Strada '],
];
/** A sign after the whole word: 'Via: Roma 12'. */
const SIGN_AFTER_WORD =
  /^(via|viale|vialetto|vicolo|corso|piazza|piazzale|strada|largo)(?:[.,:;]+ |[,:;]+)(?=\S)/i;
/** 'C/so', 'P/zza'. */
const SLASH = /^([cpv])\/(?=[a-z]{2})/i;
/** The rest of an abbreviation: 'le', 'tto'. */
const HALF = /^(?:[a-z]{2}|([b-df-hj-np-tv-z])\1[aeio])[. ]/;
const NO_NUMBER =
  /(?<![ ,;:/("[-])[ ,;:/("[-]+(?:(?:nr?|num|numero|civ|civico)?[.°]? ?)?(?:s\.? ?n\.?(?: ?c\.?)?|n\. ?c\.?|s\/n|senza (?:n\.?|numero|civico)(?: civico)?)[)"\]]?$/i;

/**
 * Writes abbreviated street words in full, and the ways to write 'without number' as SNC: 'V.le Roma, s.n.'
 * becomes 'Viale Roma SNC'.
 */
export const cleanAddress = (text: string): string => {
  const clean = cleanText(text)
    .replace(NO_NUMBER, ' SNC')
    .replace(SIGN_AFTER_WORD, '$1 ')
    .replace(SLASH, '$1.')
    .trim();
  const [abbreviation, word] = STREET_WORDS.find(([pattern]) => pattern.test(clean)) ?? [];
  const [start] = abbreviation?.exec(clean) ?? [];
  // An abbreviation that is not in the list: half of it would be a wrong address.
  const isHalf = start?.endsWith('.') === true && HALF.test(clean.slice(start.length));
  return start === undefined || word === undefined || isHalf ? clean : word + clean.slice(start.length);
};

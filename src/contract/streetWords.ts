/** By their letters alone: 'V.le', 'V,LE', 'v/le', 'V.L.E.' are 'vle'. */
import { listedKinds } from './streetKinds';

const ABBREVIATIONS: readonly (readonly [letters: RegExp, word: string])[] = [
  [/^(?:pzz?a?|piazz?)$/, 'Piazza'],
  [/^(?:pzz?ale|(?:pz?z?a?|piazz?)le)$/, 'Piazzale'],
  [/^v(?:le)?tto$/, 'Vialetto'],
  [/^(?:vle?|vlle|vial)$/, 'Viale'],
  [/^vicle$/, 'Strada Vicinale'],
  [/^(?:vlo|vic(?:ol|lo)?)$/, 'Vicolo'],
  [/^vco$/, 'Vico'],
  [/^v$/, 'Via'],
  [/^(?:cr?so|crs|cors?)$/, 'Corso'],
  [/^(?:lgo|larg)$/, 'Largo'],
  [/^gall?(?:(?:er)?ia|a)?$/, 'Galleria'],
  [/^cl?le$/, 'Calle'],
  [/^b(?:g|ga)?ta$/, 'Borgata'],
  [/^cte$/, 'Corte'],
  [/^disc$/, 'Discesa'],
  [/^sott(?:op)?$/, 'Sottopasso'],
  [/^(?:str(?:d?a|ad?|d)?|st?da)$/, 'Strada'],
];

const ROADS: readonly (readonly [letters: RegExp, word: string])[] = [
  [/^prov(?:inc)?(?:le)?$/, 'Provinciale'],
  [/^stat(?:le)?$/, 'Statale'],
  [/^reg(?:ion)?(?:le)?$/, 'Regionale'],
  [/^com(?:un)?(?:le)?$/, 'Comunale'],
  [/^vic(?:in)?(?:le)?$/, 'Vicinale'],
  [/^priv$/, 'Privata'],
  [/^cons(?:ort)?$/, 'Consortile'],
];

const find = (table: typeof ROADS, letters: string): string | undefined =>
  table.find(([pattern]) => pattern.test(letters.toLowerCase()))?.[1];

export const isListed = (letters: string): boolean =>
  listedKinds.some((kind) => kind === letters.toLowerCase());

export const kindOf = (letters: string): string | undefined =>
  isListed(letters)
    ? letters.slice(0, 1).toUpperCase() + letters.slice(1).toLowerCase()
    : find(ABBREVIATIONS, letters);

export const roadOf = (letters: string): string | undefined => find(ROADS, letters);

/** Letters that are a name or a word as well ('Galla Placidia'): an abbreviation only with a sign. */
export const isWordToo = (letters: string): boolean =>
  /^(?:cor|disc|gall?(?:i?a)?|strada)$/i.test(letters) && !isListed(letters);

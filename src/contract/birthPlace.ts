import type { Municipality } from './lookupShapes';
import { withoutOmocodia } from './taxCodeDigits';

export interface BirthPlace {
  readonly citta: string;
  readonly provincia: string;
}

/** Returns the cadastral code in a tax code; '' in any other text. */
export const birthPlaceCode = (cf: string): string =>
  /^[A-Z]\d{3}$/.exec(withoutOmocodia(cf).slice(11, 15))?.[0] ?? '';

/** Foreign states and territories have such codes. */
export const isAbroad = (codice: string): boolean => codice.startsWith('Z');

/**
 * Returns whether a municipality existed on the day. States always count, as tax codes use today's states.
 */
export const existed = ({ codice, dal, al }: Municipality, day: string | undefined): boolean =>
  day === undefined || isAbroad(codice) || ((dal ?? '') <= day && (al === undefined || day < al));

/** Returns the place of the code in a province's list, preferably one that existed on the day. */
export const placeIn = (
  list: readonly Municipality[],
  { sigla, codice, day }: { readonly sigla: string; readonly codice: string; readonly day?: string },
): BirthPlace | undefined => {
  const named = codice === '' ? [] : list.filter((place) => place.codice === codice);
  const place = named.find((one) => existed(one, day)) ?? named[0];
  return place && { citta: place.comune, provincia: sigla };
};

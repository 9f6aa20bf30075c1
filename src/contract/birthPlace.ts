import type { Municipality } from './lookupShapes';
import { withoutOmocodia } from './taxCodeDigits';

export interface BirthPlace {
  readonly citta: string;
  readonly provincia: string;
}

export const birthPlaceCode = (cf: string): string =>
  /^[A-Z]\d{3}$/.exec(withoutOmocodia(cf).slice(11, 15))?.[0] ?? '';

/** Foreign states and territories have such codes. */
export const isAbroad = (codice: string): boolean => codice.startsWith('Z');

/** States always count, as tax codes use today's states. */
export const existed = ({ codice, dal, al }: Municipality, day: string | undefined): boolean =>
  day === undefined || isAbroad(codice) || ((dal ?? '') <= day && (al === undefined || day < al));

export const placeIn = (
  list: readonly Municipality[],
  { sigla, codice, day }: { readonly sigla: string; readonly codice: string; readonly day?: string },
): BirthPlace | undefined => {
  const named = codice === '' ? [] : list.filter((place) => place.codice === codice);
  const place = named.find((one) => existed(one, day)) ?? named[0];
  return place && { citta: place.comune, provincia: sigla };
};

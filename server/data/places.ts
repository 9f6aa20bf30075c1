import type { Municipality, Province } from '../../src/contract/wire';
import { isExcluded, type ExcludeOptions } from './excludedProvinces';
import { provincesSplitFrom, placesMovedFrom } from './formerProvinces';
import { lazyTable } from './json';
import { otherNamesOf } from './otherNames';
import { provinceNamesOf } from './provinceNames';

/** Province of births abroad, where the state takes the place of the city. */
export const ABROAD: Province = { nome: 'ESTERO', sigla: 'EE' };
/** Provinces of Italy until 1947, where living people were born. */
const formerProvinces: readonly Province[] = [
  { nome: 'Fiume', sigla: 'FU' },
  { nome: 'Pola', sigla: 'PL' },
  { nome: 'Zara', sigla: 'ZA' },
];

/** Name, cadastral code, first day (none: always existed), first day after its end (none: still exists). */
type PlaceRow = readonly [comune: string, codice: string, dal?: string, al?: string];

export interface Place extends Municipality {
  readonly sigla: string;
}

const provinceTable = lazyTable<readonly Province[]>('provinces');
const placeTable = lazyTable<Readonly<Record<string, readonly PlaceRow[]>>>('places');

const collator = new Intl.Collator('it');
const rowsOf = (sigla: string): readonly PlaceRow[] =>
  Object.hasOwn(placeTable(), sigla) ? (placeTable()[sigla] ?? []) : [];
const toMunicipality = ([comune, codice, dal, al]: PlaceRow): Municipality => ({
  comune,
  codice,
  ...(dal && { dal }),
  ...(al && { al }),
});
const withOtherNames = (place: Municipality): Municipality => {
  const altri = otherNamesOf(place.codice);
  return altri ? { ...place, altri } : place;
};

export const provinces = (options: ExcludeOptions = {}): Province[] =>
  provinceTable().filter(({ sigla }) => !isExcluded(sigla, options));

export const birthProvinces = (options: ExcludeOptions = {}): Province[] =>
  [
    ...[...provinces(options), ...formerProvinces].sort((a, b) => collator.compare(a.nome, b.nome)),
    ABROAD,
  ].map((province) => {
    const altri = provinceNamesOf(province.sigla);
    return altri.length > 0 ? { ...province, altri } : province;
  });

export const municipalities = (sigla: string): Municipality[] =>
  sigla === ABROAD.sigla
    ? []
    : rowsOf(sigla)
        .filter(([, , , al]) => !al)
        .map(toMunicipality);

/** Places that still exist have the sigla of their present province. */
const formerPlaces = (sigla: string): Municipality[] => [
  ...provincesSplitFrom(sigla).flatMap((provincia) =>
    rowsOf(provincia).map((row) => ({ ...toMunicipality(row), ...(!row[3] && { provincia }) })),
  ),
  ...placesMovedFrom(sigla).flatMap((codice) => {
    const found = placeByCode(codice);
    if (!found) return [];
    const { sigla: provincia, ...place } = found;
    return [{ ...place, ...(!place.al && { provincia }) }];
  }),
];

/**
 * Includes places that no longer exist; for 'EE', the states. A place that moved to another province is
 * listed under both, or only under the former one when today's is excluded.
 */
export const birthPlaces = (sigla: string, options: ExcludeOptions = {}): Municipality[] => {
  if (isExcluded(sigla, options)) return [];
  const own = rowsOf(sigla).map(toMunicipality);
  const former = formerPlaces(sigla);
  const all =
    former.length > 0 ? [...own, ...former].sort((a, b) => collator.compare(a.comune, b.comune)) : own;
  return all.map(withOtherNames);
};

let byCode: Map<string, Place> | undefined;

const indexed = (): Map<string, Place> => {
  const index = new Map<string, Place>();
  for (const [sigla, rows] of Object.entries(placeTable())) {
    for (const row of rows) index.set(row[1], { ...toMunicipality(row), sigla });
  }
  return index;
};

/** Finds places that no longer exist, too. */
export const placeByCode = (codice: string): Place | undefined => (byCode ??= indexed()).get(codice);

export const allPlaces = (): Iterable<Place> => (byCode ??= indexed()).values();

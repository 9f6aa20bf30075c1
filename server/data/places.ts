import type { Municipality, Province } from '../../src/contract/wire';
import { isExcluded, type ExcludeOptions } from './excludedProvinces';
import { daughtersOf, movedFrom } from './formerProvinces';
import { lazyTable } from './json';
import { otherNamesOf } from './otherNames';
import { provinceNamesOf } from './provinceNames';

/** Foreign births: the state stands in place of the city. */
export const ABROAD: Province = { nome: 'ESTERO', sigla: 'EE' };
/** Provinces of Italy until 1947, in which living people were born. */
export const formerProvinces: readonly Province[] = [
  { nome: 'Fiume', sigla: 'FU' },
  { nome: 'Pola', sigla: 'PL' },
  { nome: 'Zara', sigla: 'ZA' },
];

/** Name, cadastral code, first day ('' or absent: since ever), first day no longer (absent: lives). */
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
/** With the names that it is looked for by. */
const withOtherNames = (place: Municipality): Municipality => {
  const altri = otherNamesOf(place.codice);
  return altri ? { ...place, altri } : place;
};

/** The living provinces by name. */
export const provinces = (options: ExcludeOptions = {}): Province[] =>
  provinceTable().filter(({ sigla }) => !isExcluded(sigla, options));

/** Where somebody can be born: the living provinces, those of before 1947, and 'ESTERO' last, with their other names. */
export const birthProvinces = (options: ExcludeOptions = {}): Province[] =>
  [
    ...[...provinces(options), ...formerProvinces].sort((a, b) => collator.compare(a.nome, b.nome)),
    ABROAD,
  ].map((province) => {
    const altri = provinceNamesOf(province.sigla);
    return altri.length > 0 ? { ...province, altri } : province;
  });

/** The municipalities of today; an unknown sigla has none. */
export const municipalities = (sigla: string): Municipality[] =>
  sigla === ABROAD.sigla
    ? []
    : rowsOf(sigla)
        .filter(([, , , al]) => !al)
        .map(toMunicipality);

/** The places that another province has today, with its sigla; of those that are no more it would tell nothing. */
const formerOnes = (sigla: string): Municipality[] => [
  ...daughtersOf(sigla).flatMap((provincia) =>
    rowsOf(provincia).map((row) => ({ ...toMunicipality(row), ...(!row[3] && { provincia }) })),
  ),
  ...movedFrom(sigla).flatMap((codice) => {
    const found = placeByCode(codice);
    if (!found) return [];
    const { sigla: provincia, ...place } = found;
    return [{ ...place, provincia }];
  }),
];

/**
 * The birthplaces of a province, those that exist no more with their last day; for 'EE' the states. The places that
 * it had before and that another has today are among them: whoever was born there finds them under both, under the
 * former alone when today's is excluded. Each comes with its other names.
 */
export const birthPlaces = (sigla: string, options: ExcludeOptions = {}): Municipality[] => {
  if (isExcluded(sigla, options)) return [];
  const own = rowsOf(sigla).map(toMunicipality);
  const former = formerOnes(sigla);
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

/** The place with this cadastral code, of whatever time. */
export const placeByCode = (codice: string): Place | undefined => (byCode ??= indexed()).get(codice);

/** Every place, of whatever time. */
export const allPlaces = (): Iterable<Place> => (byCode ??= indexed()).values();

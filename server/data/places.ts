import type { Municipality, Province } from '../../src/contract/wire';
import { lazyTable } from './json';
import { otherNamesOf } from './otherNames';

/** Foreign births: the state stands in place of the city. */
export const ABROAD: Province = { nome: 'ESTERO', sigla: 'EE' };
/** Provinces of Italy until 1947, in which living people were born. */
export const formerProvinces: readonly Province[] = [
  { nome: 'Fiume', sigla: 'FU' },
  { nome: 'Pola', sigla: 'PL' },
  { nome: 'Zara', sigla: 'ZA' },
];
/** The province that the municipalities of an excludable one belonged to before (Cagliari until 2005). */
const motherProvinces: Readonly<Record<string, string>> = { VS: 'CA' };

/** Name, cadastral code, first day ('' or absent: since ever), first day no longer (absent: lives). */
type PlaceRow = readonly [comune: string, codice: string, dal?: string, al?: string];

export interface Place extends Municipality {
  readonly sigla: string;
}
export interface ExcludeOptions {
  /** Siglas left out, e.g. ['VS']. */
  readonly exclude?: readonly string[];
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
export const provinces = ({ exclude = [] }: ExcludeOptions = {}): Province[] =>
  provinceTable().filter(({ sigla }) => !exclude.includes(sigla));

/** Where somebody can be born: the living provinces, those of before 1947, and 'ESTERO' last. */
export const birthProvinces = (options: ExcludeOptions = {}): Province[] => [
  ...[...provinces(options), ...formerProvinces].sort((a, b) => collator.compare(a.nome, b.nome)),
  ABROAD,
];

/** The municipalities of today; an unknown sigla has none. */
export const municipalities = (sigla: string): Municipality[] =>
  sigla === ABROAD.sigla
    ? []
    : rowsOf(sigla)
        .filter(([, , , al]) => !al)
        .map(toMunicipality);

/**
 * The birthplaces of a province, those that exist no more with their last day; for 'EE' the states. With a province
 * excluded, its places stand under the one that they belonged to before: whoever was born there finds them. Each
 * comes with its other names.
 */
export const birthPlaces = (sigla: string, { exclude = [] }: ExcludeOptions = {}): Municipality[] => {
  if (exclude.includes(sigla)) return [];
  const adopted = exclude.filter((excluded) => motherProvinces[excluded] === sigla);
  const rows = [sigla, ...adopted].flatMap((each) => rowsOf(each).map(toMunicipality).map(withOtherNames));
  return adopted.length > 0 ? rows.sort((a, b) => collator.compare(a.comune, b.comune)) : rows;
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

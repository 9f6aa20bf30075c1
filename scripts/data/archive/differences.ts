import { allPlaces, birthPlaces, placeByCode, type Place } from '../../../server/data/places';
import { readingsOf } from '../../../src/contract/placeNames';
import type { Municipality } from '../../../src/contract/wire';
import { placeOptions } from '../../../src/screens/steps/contact-info/birthPlaces';
import { filterOptions } from '../../../src/ui/fields/core/filterOptions';
import type { Archive, ArchiveRow } from './read';

/**
 * A difference between the table of birthplaces and the archive. The key is what a decision is about: the
 * kind, the code, and for natives what they do not find the place by. The kinds:
 * - code: only one of the two has the code;
 * - start, end, last: the first day, the last day, or the province at the end differs;
 * - province, day, name: natives do not find their place, because their province does not list it, because
 *   it is not offered for their day of birth, or because no name that it had leads to it.
 */
export interface Difference {
  readonly key: string;
  readonly text: string;
}

/** Days of birth of the people who look for their place. */
export interface Births {
  readonly from: string;
  readonly to: string;
}

const italian = (day: string): string => day.split('-').reverse().join('/');
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const lists = new Map<string, ReadonlyMap<string, Municipality>>();
const listOf = (sigla: string): ReadonlyMap<string, Municipality> => {
  const list = lists.get(sigla) ?? new Map(birthPlaces(sigla).map((place) => [place.codice, place]));
  lists.set(sigla, list);
  return list;
};

/** Looks for the place as people born on its first and on its last day do, by each of its names. */
export const nativeDifferences = (row: ArchiveRow, births: Births): Difference[] => {
  const { codice, nomi, sigla, dal, al = '9' } = row;
  const first = dal > births.from ? dal : births.from;
  const last = al <= births.to ? dayBefore(al) : births.to;
  if (first > last) return [];
  const said = (nome: string): string => `${nome} (${sigla}), ${first} to ${last}`;
  const place = listOf(sigla).get(codice);
  if (!place) return [{ key: `province ${codice} ${sigla}`, text: said(nomi.join('/')) }];
  const missed = [first, last].find((day) => placeOptions([place], italian(day)).length === 0);
  if (missed) return [{ key: `day ${codice} ${missed}`, text: said(nomi.join('/')) }];
  const options = placeOptions([place], italian(last));
  return nomi
    .filter((nome) => filterOptions(options, nome, readingsOf).length === 0)
    .map((nome) => ({ key: `name ${codice} ${nome}`, text: said(nome) }));
};

/** Compares the days of a place that both have, and the province of one that no longer exists. */
export const placeDifferences = (
  { codice, comune, sigla, dal, al }: Place,
  rows: readonly ArchiveRow[],
  edition: string,
): Difference[] => {
  const sorted = [...rows].sort((one, other) => one.dal.localeCompare(other.dal));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const said = (ours = 'none', theirs = 'none'): string => `${comune}: ${ours}, archive: ${theirs}`;
  const differences: Difference[] = [];
  if (dal && dal !== first?.dal) differences.push({ key: `start ${codice}`, text: said(dal, first?.dal) });
  if (al !== last?.al && (al ?? '') <= edition)
    differences.push({ key: `end ${codice}`, text: said(al, last?.al) });
  if (al && sigla !== last?.sigla)
    differences.push({ key: `last ${codice}`, text: said(sigla, last?.sigla) });
  return differences;
};

/** Returns every difference between the table of birthplaces and the archive of ANPR. */
export const differences = ({ rows, edition }: Archive, births: Births): Difference[] => {
  const byCode = new Map<string, ArchiveRow[]>();
  for (const row of rows) byCode.set(row.codice, [...(byCode.get(row.codice) ?? []), row]);
  const onlyArchive = [...byCode].flatMap(([codice, [row]]) =>
    placeByCode(codice) ? [] : [{ key: `code ${codice}`, text: `only in the archive: ${row?.nomi[0]}` }],
  );
  const ours = [...allPlaces()].filter(({ sigla, dal = '' }) => sigla !== 'EE' && dal <= edition);
  return [
    ...onlyArchive,
    ...ours.flatMap((place) => {
      const theirs = byCode.get(place.codice);
      return theirs
        ? placeDifferences(place, theirs, edition)
        : [{ key: `code ${place.codice}`, text: `only in the table: ${place.comune}` }];
    }),
    ...rows.flatMap((row) => (placeByCode(row.codice) ? nativeDifferences(row, births) : [])),
  ];
};

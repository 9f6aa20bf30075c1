import { allPlaces, birthPlaces, placeByCode } from '../../../server/data/places';
import { placeOptions } from '../../../src/screens/steps/contact-info/birthPlaces';
import { filterOptions } from '../../../src/ui/fields/core/filterOptions';
import type { Difference } from './differences';

export interface State {
  readonly codice: string;
  readonly nome: string;
}

/** Reads ISTAT's list of foreign states, or of former ones, without those that have no code. */
export const parseStates = (csv: string): State[] => {
  const [head = [], ...rows] = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.split(';'));
  const [code, name] = [head.indexOf('Codice AT'), head.indexOf('Denominazione IT')];
  return rows
    .map((cells) => ({ codice: cells[code] ?? '', nome: cells[name] ?? '' }))
    .filter(({ codice }) => /^Z\d{3}$/.test(codice));
};

/** Returns every difference between the table's foreign places and ISTAT's two lists together. */
export const stateDifferences = (states: readonly State[]): Difference[] => {
  const options = placeOptions(birthPlaces('EE'), '');
  const found = (nome: string): string[] => filterOptions(options, nome).map(({ value }) => value);
  const theirs = new Set(states.map(({ codice }) => codice));
  const ours = [...allPlaces()].filter(({ sigla, codice }) => sigla === 'EE' && !theirs.has(codice));
  return [
    ...states.flatMap(({ codice, nome }): Difference[] => {
      if (!placeByCode(codice)) return [{ key: `code ${codice}`, text: `only in the list: ${nome}` }];
      return found(nome).includes(codice) ? [] : [{ key: `name ${codice} ${nome}`, text: 'not found' }];
    }),
    ...ours.map(({ codice, comune }) => ({ key: `code ${codice}`, text: `only in the table: ${comune}` })),
  ];
};

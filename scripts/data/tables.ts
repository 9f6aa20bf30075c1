import { getAllProvince, getAllRegioni } from 'italian-cap-comuni-province';
import { allPlaces } from './places';

type PlaceRow = readonly string[];

const italian = (name: string): string => name.split('/')[0] ?? name;

export const provinceRows = (): { nome: string; sigla: string }[] =>
  getAllProvince()
    .map(({ nome, sigla }) => ({ nome: italian(nome), sigla }))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'it'));

export const regionRows = (): string[] =>
  getAllRegioni()
    .map(({ nome }) => italian(nome))
    .sort((a, b) => a.localeCompare(b, 'it'));

/**
 * By province: name, cadastral code, first day, first day no longer; what
 * follows the last known one left out.
 */
export const placeRows = async (): Promise<Record<string, PlaceRow[]>> => {
  const places: Record<string, PlaceRow[]> = {};
  for (const { sigla, comune, codice, dal, al } of await allPlaces()) {
    const row = al ? [comune, codice, dal ?? '', al] : dal ? [comune, codice, dal] : [comune, codice];
    (places[sigla] ??= []).push(row);
  }
  for (const rows of Object.values(places)) {
    rows.sort(
      ([a = '', codeA = ''], [b = '', codeB = '']) => a.localeCompare(b, 'it') || codeA.localeCompare(codeB),
    );
  }
  return Object.fromEntries(Object.entries(places).sort(([a], [b]) => a.localeCompare(b)));
};

/** Makes server/data/generated from the packages: `node --import tsx scripts/data/build.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getAllProvince, getAllRegioni } from 'italian-cap-comuni-province';
import { capRows } from './caps';
import { allPlaces } from './places';
import { citizenshipRows, countryRows } from './states';

const FOLDER = join(__dirname, '../../server/data/generated');

/** One row a line, so that a change of the data shows as a change of lines. */
const write = (name: string, rows: Readonly<Record<string, unknown>> | readonly unknown[]): void => {
  const text = Array.isArray(rows)
    ? `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
    : `{\n${Object.entries(rows)
        .map(([key, row]) => `${JSON.stringify(key)}:${JSON.stringify(row)}`)
        .join(',\n')}\n}\n`;
  writeFileSync(join(FOLDER, `${name}.json`), text);
};

/** The Italian half of a bilingual name: 'Bolzano/Bozen' is 'Bolzano'. */
const italian = (name: string): string => name.split('/')[0] ?? name;

const build = async (): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  write(
    'provinces',
    getAllProvince()
      .map(({ nome, sigla }) => ({ nome: italian(nome), sigla }))
      .sort((a, b) => a.nome.localeCompare(b.nome, 'it')),
  );
  write(
    'regions',
    getAllRegioni()
      .map(({ nome }) => italian(nome))
      .sort((a, b) => a.localeCompare(b, 'it')),
  );
  const places: Record<string, (string | undefined)[][]> = {};
  for (const { sigla, comune, codice, dal, al } of await allPlaces()) {
    const row = al ? [comune, codice, dal ?? '', al] : dal ? [comune, codice, dal] : [comune, codice];
    (places[sigla] ??= []).push(row);
  }
  for (const rows of Object.values(places)) {
    rows.sort(
      ([a = '', codeA = ''], [b = '', codeB = '']) => a.localeCompare(b, 'it') || codeA.localeCompare(codeB),
    );
  }
  write('places', Object.fromEntries(Object.entries(places).sort(([a], [b]) => a.localeCompare(b))));
  write('caps', capRows());
  write('citizenships', citizenshipRows());
  write('countries', countryRows());
};

void build();

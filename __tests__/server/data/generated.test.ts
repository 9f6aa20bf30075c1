import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capRows } from '../../../scripts/data/caps';
import { bilingualRows } from '../../../scripts/data/otherNames';
import { placeName } from '../../../scripts/data/placeName';
import { citizenshipRows, countryRows } from '../../../scripts/data/states';
import { placeRows, provinceRows, regionRows } from '../../../scripts/data/tables';

const committed = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../../../server/data/generated', `${name}.json`), 'utf8'));

const keysOf = (rows: unknown) => (rows as { key: string }[]).map(({ key }) => key).sort();

describe('generated tables', () => {
  it('are what the packages in use give', async () => {
    expect(committed('provinces')).toEqual(provinceRows());
    expect(committed('regions')).toEqual(regionRows());
    expect(committed('caps')).toEqual(capRows());
    expect(committed('places')).toEqual(await placeRows());
    expect(committed('bilingual')).toEqual(bilingualRows());
    // Names of states come with Node's ICU and may be spelt otherwise in another:
    // which there are is what counts.
    expect(keysOf(committed('citizenships'))).toEqual(keysOf(citizenshipRows()));
    expect((committed('countries') as unknown[]).length).toBe(countryRows().length);
  });

  it('spell names as Italians do', () => {
    const raw = [
      "Sant'angelo D'alife",
      'Casal Di Principe',
      'MolliÃ¨res',
      'Champlas-du-col',
      "Ca' De' Stefani",
    ];
    const names = [
      "Sant'Angelo d'Alife",
      'Casal di Principe',
      'Mollières',
      'Champlas-du-Col',
      "Ca' de' Stefani",
    ];
    expect(raw.map(placeName)).toEqual(names);
    expect(placeName('La Spezia')).toBe('La Spezia');
  });
});

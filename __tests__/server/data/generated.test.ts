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

  it.each([
    ["Sant'angelo D'alife", "Sant'Angelo d'Alife"],
    ['Casal Di Principe', 'Casal di Principe'],
    ['MolliÃ¨res', 'Mollières'],
    ['Champlas-du-col', 'Champlas-du-Col'],
    ["Ca' De' Stefani", "Ca' de' Stefani"],
    ['La Spezia', 'La Spezia'],
  ])('spell %j as %j', (raw, name) => {
    expect(placeName(raw)).toBe(name);
  });
});

import { allPlaces, type Place } from '../../../../server/data/places';
import { formerNames, otherNames } from '../../../../server/domain/taxCode/otherNames';
import { abbreviations, findPlace, readingsOf } from '../../../../server/domain/taxCode/placeNames';

describe('place names', () => {
  const places = [...allPlaces()];

  it('[R9-03] has every abbreviation mean a word that a place bears', () => {
    const words = new Set(
      places.flatMap(({ comune }) =>
        comune
          .toUpperCase()
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .split(/[^A-Z]+/),
      ),
    );
    for (const meanings of Object.values(abbreviations)) {
      for (const word of meanings) expect(words).toContain(word);
    }
  });

  it('[R9-03] has every other name mean a place, and every former one a living municipality', () => {
    const byName = new Set(places.map(({ comune }) => comune));
    for (const name of Object.values(otherNames)) expect(byName).toContain(name);
    const living = new Set(places.filter(({ al }) => !al).map(({ codice }) => codice));
    for (const codice of Object.values(formerNames)) expect(living).toContain(codice);
  });

  it('[R9-03] finds living places, one in four, by their own name in their province', () => {
    const bySigla = new Map<string, Place[]>();
    for (const place of places) bySigla.set(place.sigla, [...(bySigla.get(place.sigla) ?? []), place]);
    for (const place of places.filter(({ al }, index) => !al && index % 4 === 0)) {
      expect(
        findPlace(place.comune.toUpperCase(), bySigla.get(place.sigla) ?? [], '2026-11-21')?.codice,
      ).toBe(place.codice);
    }
  });

  it('[R9-03] reads an abbreviation in each of its meanings, and gives up on endless ones', () => {
    expect(readingsOf('S. Vito')).toEqual(['SANVITO', 'SANTOVITO', 'SANTAVITO', 'SANTVITO', 'SAINTVITO']);
    expect(readingsOf('S. '.repeat(12))).toEqual([]);
    expect(readingsOf("'")).toEqual([]);
  });
});

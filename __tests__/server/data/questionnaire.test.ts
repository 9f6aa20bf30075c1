import {
  fundsOrigins,
  officeTypes,
  purposes,
  relationshipNatures,
  relationshipTypes,
} from '../../../server/data/questionnaireOptions';

const values = (list: readonly { value: string }[]): string[] => list.map(({ value }) => value);

it('[R9-02] purposes are the two, and origins of funds the seven of the specification, in its order', () => {
  const two = ['Uso commerciale/professionale', 'Uso promiscuo (privato e professionale)'];
  expect(values(purposes)).toEqual(two);
  expect(values(fundsOrigins)).toEqual([
    'Reddito da lavoro autonomo',
    'Reddito da lavoro dipendente',
    "Reddito d'impresa",
    'Lavoro occasionale',
    'Pensione',
    'Rendite e investimenti personali',
    'Redditi patrimoniali',
  ]);
});

it('[R3.3-02] office types are the nine of the decree; relations are of family, ownership and business', () => {
  expect(officeTypes.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((no) => `1.${no}`));
  const relations = ['CONIUGE', 'GENITORE', 'FIGLIO', 'CONIUGE_FIGLIO', 'TITOLARE', 'AFFARI'];
  expect(relationshipTypes.map(({ key }) => key)).toEqual(expect.arrayContaining(relations));
});

it('[R3.3-02] no list has a key or a value twice, and every value fits a field', () => {
  for (const list of [purposes, fundsOrigins, officeTypes, relationshipTypes, relationshipNatures]) {
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    expect(new Set(values(list)).size).toBe(list.length);
    for (const { key, value } of list) {
      expect(key).toMatch(/^[A-Z0-9_.]+$/);
      expect(value.length).toBeLessThanOrEqual(200);
    }
  }
});

import { cleanText } from '../../../src/contract/text';
import { nationalityKeys } from '../../../server/data/nationalities';
import { citizenships, countries, regions } from '../../../server/data/states';
import { filterOptions } from '../../../src/ui/fields/core/filterOptions';

describe('citizenships', () => {
  it('[R7.2-06] are the 193 members of the United Nations, four states more and the stateless', () => {
    const all = citizenships();
    expect(all).toHaveLength(193 + 4 + 1);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining(['VA', 'PS', 'TW', 'XK']));
  });

  it('[R3.5-02] have Italy first, then the others by Italian name, the stateless last', () => {
    const all = citizenships();
    expect(all[0]).toMatchObject({ key: 'IT', nazionalita: 'Italia' });
    expect(all.at(-1)).toMatchObject({ key: 'XXA', nazionalita: 'Apolide' });
    const between = all.slice(1, -1).map(({ nazionalita }) => nazionalita);
    expect(between).toEqual([...between].sort((a, b) => a.localeCompare(b, 'it')));
    for (const one of [
      { key: 'CI', nazionalita: "Costa d'Avorio" },
      { key: 'GB', nazionalita: 'Regno Unito' },
    ])
      expect(all).toContainEqual(expect.objectContaining(one));
  });
});

describe('citizenships by other words', () => {
  const options = citizenships().map(({ key, nazionalita, altri }) => ({
    value: key,
    label: nazionalita,
    also: altri?.join(' '),
  }));
  const found = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

  it('[R9-03] are found first of all', () => {
    const words =
      'italiana IT,rumena RO,romeno RO,francese FR,albanese AL,marocchina MA,cinese CN,ucraino UA,bengalese BD,srilankese LK,' +
      'Inghilterra GB,inglese GB,UK GB,USA US,Olanda NL,olandese NL,Cechia CZ,Moldova MD,francia FR';
    for (const pair of words.split(',')) {
      const [word = ''] = pair.split(' ');
      expect(`${word} ${found(word)[0]}`).toBe(pair);
    }
  });

  it('[R9-03] have adjectives under keys of the list alone', () => {
    const keys = citizenships().map(({ key }) => key);
    expect(citizenships().filter(({ altri }) => altri).length).toBeGreaterThan(120);
    expect(nationalityKeys().filter((key) => !keys.includes(key))).toEqual([]);
  });
});

it('[R3.3-02] countries have their key in upper case, with ITALIA first', () => {
  const all = countries();
  expect(all[0]).toEqual({ key: 'ITALIA', value: 'Italia' });
  expect(all.length).toBeGreaterThan(240);
  for (const { key } of all) expect(key).toBe(key.toUpperCase());
});

it('[R3.3-01] regions are the twenty', () => {
  expect(regions()).toHaveLength(20);
  expect(regions()).toContainEqual({ key: "VALLE D'AOSTA", value: "Valle d'Aosta" });
  expect(regions()).toContainEqual({ key: 'TRENTINO-ALTO ADIGE', value: 'Trentino-Alto Adige' });
  for (const { key } of regions()) expect(cleanText(key)).toBe(key);
});

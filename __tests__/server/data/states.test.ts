import { cleanText } from '../../../src/contract/text';
import { citizenships, countries, regions } from '../../../server/data/states';

describe('citizenships', () => {
  it('[R7.2-06] are the 193 members of the United Nations, four states more and the stateless', () => {
    const all = citizenships();
    expect(all).toHaveLength(193 + 4 + 1);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining(['VA', 'PS', 'TW', 'XK']));
  });

  it('[R3.5-02] have key and nazionalita, Italy first, then by Italian name, the stateless last', () => {
    const all = citizenships();
    expect(all[0]).toEqual({ key: 'IT', nazionalita: 'Italia' });
    expect(all.at(-1)).toEqual({ key: 'XXA', nazionalita: 'Apolide' });
    const between = all.slice(1, -1).map(({ nazionalita }) => nazionalita);
    expect(between).toEqual([...between].sort((a, b) => a.localeCompare(b, 'it')));
    expect(all).toContainEqual({ key: 'CI', nazionalita: "Costa d'Avorio" });
    expect(all).toContainEqual({ key: 'GB', nazionalita: 'Regno Unito' });
  });
});

describe('countries', () => {
  it('[R3.3-02] are in upper case with ITALIA first', () => {
    const all = countries();
    expect(all[0]).toEqual({ key: 'ITALIA', value: 'ITALIA' });
    expect(all.length).toBeGreaterThan(240);
    for (const { value } of all) expect(value).toBe(value.toUpperCase());
  });

  it('[R3.3-02] have keys that the text handling of the forms leaves as they are', () => {
    const keys = countries().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(cleanText(key)).toBe(key);
  });
});

describe('regions', () => {
  it('[R3.3-01] are the twenty', () => {
    expect(regions()).toHaveLength(20);
    expect(regions()).toContainEqual({ key: "VALLE D'AOSTA", value: "Valle d'Aosta" });
    expect(regions()).toContainEqual({ key: 'TRENTINO-ALTO ADIGE', value: 'Trentino-Alto Adige' });
    for (const { key } of regions()) expect(cleanText(key)).toBe(key);
  });
});

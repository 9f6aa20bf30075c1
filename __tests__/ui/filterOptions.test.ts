import { ateco2007 } from '../../server/data/ateco2007';
import { filterOptions, optionNamed } from '../../src/ui/fields/core/filterOptions';
import { SUBJECT_TYPE_CODE } from '../../src/contract/limits';
import { ateco, sectors } from '../../server/data/ateco';

const { classes, bySection } = ateco();
const classOptions = classes.map(({ code, title }) => ({ value: code, label: `${code} - ${title}` }));
const sectorOptions = sectors('1', SUBJECT_TYPE_CODE).map(({ key, value, altri }) => ({
  value: key,
  label: value,
  also: altri?.join(' '),
}));
const found = (typed: string) => filterOptions(classOptions, typed).map(({ value }) => value);

it.each(['62.10', '6210', '62 10', ' 62.10 ', '62-10', '62.10.00', '621000', '62 10 00', '62.10.0'])(
  'finds the ATECO class of %s, first of all',
  (typed) => expect(found(typed)[0]).toBe('62.10'),
);

it('finds the classes that begin with the digits typed so far, and nothing else', () => {
  expect(found('62')).toEqual(classes.map(({ code }) => code).filter((code) => code.startsWith('62')));
  expect(found('621')).toEqual(['62.10']);
  expect(found('9999')).toEqual([]);
});

it.each([
  ['programmazione informatica', '62.10'],
  ['informatica PROGRAMMAZIONE', '62.10'],
  ['consul inform', '62.20'],
  ['coltivazione, riso', '01.12'],
  ["attivita' mista", '01.50'],
  ['attività mista allevamento', '01.50'],
  ['all’allevamento', '01.50'],
  ['esclusa l edizione', '58.19'],
  // Users search for the trade's own word; the titles have its plural or an adjective.
  ['parrucchiere', '96.21'],
  ['fotografo', '74.20'],
  ['ristorante', '56.11'],
  ['impianto idraulico', '43.22'],
])('finds by words in any order, accents, apostrophes and commas aside: %s', (typed, code) => {
  expect(found(typed)).toContain(code);
});

it('every word counts', () => {
  expect(found('informatica riso')).toEqual([]);
});

it('the intended option comes first: the whole label, its beginning, beginnings of words, the rest', () => {
  const options = ['Pomaro', 'Villa Roma', 'Romano', 'Roma'].map((label) => ({ value: label, label }));
  expect(filterOptions(options, 'roma').map(({ label }) => label)).toEqual(['Roma', 'Romano', 'Villa Roma']);
  expect(filterOptions(options, 'oma')).toEqual(options);
  expect(filterOptions(options, '  ')).toEqual(options);
});

it('a whole title or code names its class alone, whatever else it is part of', () => {
  // Each one is looked for in all of them.
  for (const option of classOptions.filter((_, at) => at % 8 === 0))
    for (const typed of [option.value, option.label, option.label.toUpperCase()])
      expect([typed, optionNamed(classOptions, typed)]).toEqual([typed, option]);
});

it('a code as on certificates names its class and its sector', () => {
  for (const typed of ['62.10', '6210', '62 10 00', '62.10.00'])
    expect([classOptions, sectorOptions].map((options) => optionNamed(options, typed)?.value)).toEqual([
      '62.10',
      'K',
    ]);
  expect(optionNamed(classOptions, '62.1')).toBeUndefined();
});

it('a name that two options have names neither, and another name none', () => {
  const places = [{ value: 'CG', label: 'Congo', also: 'congolese' }];
  expect(optionNamed(places, 'congolese')).toBeUndefined();
  const options = ['Samone', 'Samone', 'Samolaco'].map((label, at) => ({ value: String(at), label }));
  expect(['samone', 'SAMOLACO', 'samo', ''].map((typed) => optionNamed(options, typed)?.value)).toEqual([
    undefined,
    '2',
    undefined,
    undefined,
  ]);
});

it('other names find an option, and what the text can mean does', () => {
  const options = [{ value: 'F158', label: 'Reggio Calabria', also: 'Reggio di Calabria' }];
  expect(filterOptions(options, 'di calabria')).toEqual(options);
  expect(filterOptions(options, 'r. c.', () => ['reggio calabria'])).toEqual(options);
  expect(filterOptions(options, 'r. x.')).toEqual([]);
});

it('a code alone finds its sector', () => {
  for (const [sector, entries] of bySection)
    for (const { code } of entries) {
      // A few codes had another meaning in 2007, in another sector: both are offered.
      const former = ateco2007().find((one) => one.code === code)?.successors ?? [];
      const others = former.map(
        (one) => [...bySection].find(([, list]) => list.some((entry) => entry.code === one))?.[0],
      );
      const offered = filterOptions(sectorOptions, code).map(({ value }) => value);
      expect(offered).toContain(sector);
      expect(offered.filter((one) => one !== sector && !others.includes(one))).toEqual([]);
    }
  expect(filterOptions(sectorOptions, '62.10.00')[0]?.value).toBe('K');
  expect(filterOptions(sectorOptions, 'costruz')[0]?.value).toBe('F');
});

const trades = {
  A: ['coltivazione di riso'],
  F: ['idraulico', 'elettricista'],
  H: ['taxi'],
  I: ['ristorante', 'ristoranti', 'bar'],
  K: ['software', 'programmatore'],
  N: ['fotografo', 'fotografa', 'avvocato', 'commercialista'],
  R: ['dentista'],
  T: ['parrucchiere', 'parrucchieri', 'estetista'],
};
it.each(Object.entries(trades))('a trade finds the sector %s: %j', (sector, typed) => {
  for (const trade of typed)
    expect([trade, ...filterOptions(sectorOptions, trade).map(({ value }) => value)]).toContain(sector);
});

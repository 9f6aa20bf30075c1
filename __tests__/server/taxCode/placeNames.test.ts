import { abbreviations, readingsOf } from '../../../src/contract/placeNames';
import { computeTaxCode } from '../../../src/contract/taxCode';
import { placeOptions } from '../../../src/screens/steps/contact-info/birthPlaces';
import { filterOptions } from '../../../src/ui/fields/core/filterOptions';
import { otherNamesOf, renamedCodes } from '../../../server/data/otherNames';
import { allPlaces, birthPlaces, birthProvinces, placeByCode, type Place } from '../../../server/data/places';
import { isDeep, sample } from '../../setup/depth';

const exclude = ['VS'];
const listOf = (sigla: string, birth = '') => {
  const options = placeOptions(birthPlaces(sigla, { exclude }), birth);
  const found = (typed: string) => filterOptions(options, typed, readingsOf).map(({ value }) => value);
  return { options, found };
};
const found = (sigla: string, typed: string, birth = ''): string[] => listOf(sigla, birth).found(typed);
const withoutMarks = (name: string): string => name.normalize('NFD').replace(/\p{Mn}/gu, '');
const plainWords = (name: string): string[] =>
  withoutMarks(name)
    .toLowerCase()
    .split(/[^a-z]+/);

describe('the fixed table of abbreviations', () => {
  const places = [...allPlaces()];

  it('[R9-03] has every abbreviation mean words that a place bears', () => {
    const names = places.flatMap(({ comune, codice }) => [comune, ...(otherNamesOf(codice) ?? [])]);
    const words = new Set(names.flatMap(plainWords));
    for (const meanings of Object.values(abbreviations)) {
      for (const word of meanings.split(' ')) expect(words).toContain(word);
    }
  });

  it('[R9-03] finds every place of today by its name with any word abbreviated', () => {
    let tried = 0;
    for (const { sigla } of sample(birthProvinces({ exclude }), 10)) {
      const { options, found } = listOf(sigla, '01/01/2026');
      for (const { value, label } of options) {
        for (const [short, meanings] of Object.entries(abbreviations)) {
          const long = plainWords(label).find((word) => meanings.split(' ').includes(word));
          if (long === undefined) continue;
          const typed = label
            .toUpperCase()
            .replace(new RegExp(`(?<!\\p{L})${long}(?!\\p{L})'?`, 'iu'), `${short.toUpperCase()} `);
          tried += 1;
          if (!found(typed).includes(value)) throw new Error(`${typed} does not find ${label} (${value})`);
        }
      }
    }
    expect(tried).toBeGreaterThan(isDeep ? 2300 : 100);
  });

  it('[R9-03] reads an abbreviation in each of its meanings, and leaves what has endless ones as it is', () => {
    expect(readingsOf('S. Vito').join()).toBe('san vito,santo vito,santa vito,sant vito,saint vito,s vito');
    expect(readingsOf('S.TA Flavia')).toEqual(['santa flavia', 'sta flavia']);
    expect(readingsOf('Roma')).toEqual(['roma']);
    expect(readingsOf('')).toEqual(['']);
    expect(readingsOf('S. S. S. S.')).toEqual(['S. S. S. S.']);
  });
});

describe('a birthplace looked for by name in the dialog', () => {
  // The province of birth, what is typed, the cadastral code.
  const looked =
    "RE Reggio Emilia H223;RE REGGIO NELL'EMILIA H223;RE Reggio Em. H223;RC Reggio di Calabria H224;RC R. CALABRIA H224;" +
    "FC Forli' D704;VE S.DONA' DI PIAVE H823;VE San Donà d. Piave H823;AP S. Benedetto del Tronto H769;PA S. Flavia I188;" +
    "PA S.TA FLAVIA I188;CE S. Angelo d'Alife I273;AV SANT’ANGELO DEI LOMBARDI I281;MI Sesto S. Giovanni I690;" +
    'MI S. Donato Mil. H827;MI Cinisello B. C707;NA S. Giorgio a C. H892;AO ST. VINCENT H676;AO Rhêmes St. Georges H263;' +
    "AQ L'Aquila A345;TV Nervesa d. Battaglia F872;BZ Bozen A952;BZ Sterzing M067;BZ St. Ulrich G140;TS Zgonik I715;" +
    "EE Inghilterra Z114;EE USA Z404;EE URSS Z135;EE Iugoslavia Z118;EE DDR Z111;EE Germania Est Z111;EE COSTA D'AVORIO Z313;" +
    'NA Resina H243;LT Littoria E472;CH Istonio E372;CA Villacidro L924;PL Pola G778;FU Fiume D620;ZA Zara M149;BS Lonato E667;' +
    'EE ARABIA MERIDIONALE FEDERAZIONE Z201;EE Protettorato Arabia meridionale Z202;EE VIETNAM DEL SUD Z244;EE Vietnam Nord Z245;' +
    'EE Zanzibar Z356;EE PANAMA ZONA DEL CANALE Z517;EE Vietnam Z251;EE Panama Z516;EE Tanzania Z357;EE Arabia Z203';
  it.each(looked.split(';'))('[R9-03] is first in its province: %s', (row) => {
    const codice = row.slice(-4);
    expect(found(row.slice(0, 2), row.slice(3, -5))[0]).toBe(codice);
    const person = { nome: 'Mario', cognome: 'Rossi', data: '01/01/1980', sesso: 'M', codice } as const;
    const result = computeTaxCode(person);
    expect(result.ok && result.cf.slice(0, 15)).toBe(`RSSMRA80A01${codice}`);
  });

  it('[R9-03] is each in its province, by its own name in upper case without accents', () => {
    const bySigla = new Map<string, Place[]>();
    for (const place of allPlaces()) {
      const sigla = place.sigla === 'VS' ? 'CA' : place.sigla;
      bySigla.set(sigla, [...(bySigla.get(sigla) ?? []), place]);
    }
    for (const [sigla, places] of sample([...bySigla], 10)) {
      const { found } = listOf(sigla);
      for (const { comune, codice } of places) {
        const typed = withoutMarks(comune).toUpperCase();
        if (!found(typed).includes(codice)) throw new Error(`${typed} (${sigla}) is not found`);
      }
    }
  });

  it('[R9-03] is, of two namesakes in a province, the one of the day of birth', () => {
    expect(found('VI', 'Sovizzo', '01/01/1980')).toEqual(['I879']);
    expect(found('VI', 'Sovizzo', '01/06/2024')).toEqual(['M436']);
  });

  it('[R9-03] is none of another province, and none for words that no place bears', () => {
    expect(found('MI', 'Roma')).not.toContain('H501');
    expect(found('XX', 'Roma')).toEqual([]);
    expect(found('RM', 'Qwerty')).toEqual([]);
  });

  it('[R9-03] is found by each other name in every province that lists it', () => {
    const codes = new Set(renamedCodes());
    const missed = birthProvinces({ exclude }).flatMap(({ sigla }) =>
      birthPlaces(sigla, { exclude })
        .filter(({ codice }) => codes.has(codice))
        .flatMap((place) => {
          const options = placeOptions([place], '');
          const names = otherNamesOf(place.codice) ?? [];
          return names.filter((name) => filterOptions(options, name.toUpperCase(), readingsOf).length === 0);
        }),
    );
    expect(missed).toEqual([]);
  });

  it('[R9-03] has other names for places that there are alone', () => {
    const places = renamedCodes().map(placeByCode);
    expect(places.length).toBeGreaterThan(300);
    expect(places).not.toContain(undefined);
  });
});

import { formerNames } from './formerNames';
import { lazyTable } from './json';

/** Common names that the official list lacks, with the code of the place. */
const commonNames: Readonly<Record<string, string>> = {
  'Alto Volta': 'Z354',
  Aruba: 'Z501',
  Bahrain: 'Z204',
  Belarus: 'Z139',
  'Brunei Darussalam': 'Z207',
  'Cabo Verde': 'Z307',
  Cechia: 'Z156',
  Ceylon: 'Z209',
  'Congo Belga': 'Z312',
  Curaçao: 'Z501',
  DDR: 'Z111',
  Dahomey: 'Z314',
  'Federazione Russa': 'Z154',
  Formosa: 'Z217',
  Galles: 'Z114',
  'Germania Est': 'Z111',
  'Germania Ovest': 'Z112',
  'Gran Bretagna': 'Z114',
  Guernsey: 'Z124',
  Inghilterra: 'Z114',
  'Irlanda del Nord': 'Z114',
  'Isole Falkland (Malvine)': 'Z609',
  Iugoslavia: 'Z118',
  Jersey: 'Z124',
  Macau: 'Z231',
  Maurizio: 'Z332',
  Moldova: 'Z140',
  Olanda: 'Z126',
  Persia: 'Z224',
  Portorico: 'Z518',
  'Repubblica Popolare Cinese': 'Z210',
  'Repubblica Socialista Federale di Jugoslavia': 'Z118',
  'Repubblica Slovacca': 'Z155',
  Réunion: 'Z324',
  Rhodesia: 'Z337',
  Scozia: 'Z114',
  Siam: 'Z241',
  'Stato della Città del Vaticano': 'Z106',
  Swaziland: 'Z349',
  'Timor Leste': 'Z242',
  UK: 'Z114',
  URSS: 'Z135',
  USA: 'Z404',
  Zaire: 'Z312',
};

/** Slovene and Ladin names that the generated table lacks, by code. Source: ANPR, as for the former names. */
const secondNames: Readonly<Record<string, readonly string[]>> = {
  B514: ['Ciampedel'],
  B579: ['Cianacei'],
  D324: ['San Dorligo della Valle-Dolina', 'Občina Dolina'],
  E098: ['Gorica'],
  E179: ['Garmak'],
  F068: ['Mazin'],
  F795: ['Milje'],
  L057: ['Trbiž'],
  L424: ['Trst'],
  L893: ['Vich'],
  M390: ['Sèn Jan di Fassa'],
};

const bilingual = lazyTable<Readonly<Record<string, string>>>('bilingual');

let byCode: Map<string, readonly string[]> | undefined;

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Registers and passports write both 'Völs' and 'Voels'. */
const spellings = (name: string): readonly string[] => {
  const transliterated = name.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);
  return transliterated === name ? [name] : [name, transliterated];
};

const indexed = (): Map<string, readonly string[]> => {
  const index = new Map<string, readonly string[]>();
  const add = (name: string, codice: string) => index.set(codice, [...(index.get(codice) ?? []), name]);
  for (const [codice, name] of Object.entries(bilingual()))
    spellings(name).forEach((one) => add(one, codice));
  for (const names of [secondNames, formerNames])
    for (const [codice, some] of Object.entries(names)) some.forEach((name) => add(name, codice));
  for (const [name, codice] of Object.entries(commonNames)) add(name, codice);
  return index;
};

export const otherNamesOf = (codice: string): readonly string[] | undefined =>
  (byCode ??= indexed()).get(codice);

export const renamedCodes = (): string[] => [...(byCode ??= indexed()).keys()];

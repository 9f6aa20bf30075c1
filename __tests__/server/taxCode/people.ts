import type { TaxCodeSex } from '../../../src/contract/taxCode';
import { allPlaces, birthPlaces, birthProvinces, type Place } from '../../../server/data/places';

export interface Born {
  readonly nome: string;
  readonly cognome: string;
  /** yyyy-MM-dd. */
  readonly born: string;
  readonly sesso: TaxCodeSex;
  readonly place: Place;
}

const FIRST_DAY = '1930-01-01';
const LAST_DAY = '2008-11-20';
const EACH_PROVINCE = 10;

const NAMES = (
  'Mario,Anna,Gianfranco,Maria Rosa,Ugo,Io,Nicolò,Letizia,Bruno,Eva,Aldo,Ambra,Zoe,Jean-Pierre,Chloé,Søren,Łukasz,Ñusta,' +
  'Gülay,Sant’Anna,Giuseppe,Francesca,Pio,Lea,Ada,Ia,Bo,Li,Xi,Ng,Maria Immacolata Concetta,Pier Paolo,Gian Maria,Rocco,' +
  "Cesare,Gaia,Iole,Noè,Mosè,Josuè,Giosuè,Niccolo',Andrea Maria,Ottavia,Uè,Aia,Elia,Isaia,Mattia,Luca,Zeno,Ezio,Ilio," +
  'Oreste,Svjatoslav,Jürgen,Björn,Zoë,Agnès,François,João,Iñigo,Dvořák,Ștefan,Đorđe,Ľubica,Åsa,Eszter,Nguyễn,Ayşe,Işıl,' +
  "Mohamed,Abd el Kader,O'Shea,Mariæ,Michael,Nicholas,Chris,Kwame,Björg,Cristian,Ann,Al,Tzvetan,Ksenija,Eoin,Aoi"
).split(',');
const SURNAMES = (
  "Rossi,Fo,Re,D'Amico,De Luca,Aiuola,Bianchi,Müller,Xu,Pérez,Lo Bàido,Čapek,Esposito,Dell’Aquila,Ea,Weiß,Quattrocchi," +
  "Ae Ie,Strozzi-Pecori,Ricci,Po,Bo,Io,Dall'Òglio,Degl'Innocenti,Di Pietro,La Rosa,Lo Re,De' Medici,De Gennaro Aquino," +
  "Visconti di Modrone,Caracciolo di Forino,Von Thun und Hohenstein,Van der Meer,Mc Donald,O'Brien,Hu,Ma,Wu,Ye,Ng,Ou," +
  'Çelik,Ğökçe,Şahin,Łoś,Żółw,Ångström,Øster,Đurić,Žižek,Kovačević,Nuñez,Gonçalves,Šoštarić,Österreicher,Über,Ätzel,Ha,' +
  'Schmidt,Csák,Őry,Dvořák,Krč,Vlk,Strč,Grzyb,Brzęczyszczykiewicz,Ahmed,El Sayed,Al-Masri,Ben Ali,Aiello,Iaia,Oioli,Uau,' +
  'Cohen,Da Silva,Dos Santos,Sgrò,Calò,Però,Papà,Nicolì,Forlì,Canù,Fà,Zzz,Æbelø,Œuvrard,Hæ,Ħal,Agius,Zammit,Iovine'
).split(',');
/** For names that nobody would think of, of two letters at least: of one the library takes none. */
const LETTERS = [...'AAEEIIOOUUBCDFGHJKLMNPQRSTVWXYZÀÈÉÌÒÙÄÖÜÇÑŠŽØÅŁĐ'];

/** Mulberry32: the same people in every run. */
const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const lastOf = (exclusiveEnd: string): string =>
  new Date(Date.parse(exclusiveEnd) - 86_400_000).toISOString().slice(0, 10);

/**
 * People born from 1930 to 2008: some in every province that the dialog offers, those of before 1947 among
 * them, one in every municipality that is no more, one in every state, those that are no more among them. All
 * were born while there was the place; of states not, since codes follow the state of today as well.
 */
export const people = (): Born[] => {
  const random = seeded(20261121);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  const invented = () => Array.from({ length: 2 + Math.floor(random() * 8) }, () => pick(LETTERS)).join('');
  const named = (list: readonly string[]): string => {
    const chance = random();
    if (chance < 0.15) return invented();
    return chance < 0.3 ? `${pick(list)} ${pick(list)}` : pick(list);
  };
  const bornAt = (place: Place): Born | undefined => {
    const abroad = place.sigla === 'EE';
    const from = abroad || (place.dal ?? '') < FIRST_DAY ? FIRST_DAY : (place.dal ?? '');
    const to = abroad || (place.al ?? '9') > LAST_DAY ? LAST_DAY : lastOf(place.al ?? '');
    if (to < from) return undefined;
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
    const born = new Date(Date.parse(from) + Math.floor(random() * (days + 1)) * 86_400_000);
    return {
      nome: named(NAMES),
      cognome: named(SURNAMES),
      born: born.toISOString().slice(0, 10),
      sesso: random() < 0.5 ? 'M' : 'F',
      place,
    };
  };
  const byCode = new Map([...allPlaces()].map((place) => [place.codice, place]));
  const inProvinces = birthProvinces({ exclude: ['VS'] }).flatMap(({ sigla }) => {
    const places = birthPlaces(sigla, { exclude: ['VS'] });
    return Array.from({ length: EACH_PROVINCE }, () => byCode.get(pick(places).codice) as Place);
  });
  const gone = [...allPlaces()].filter(({ al, sigla }) => al !== undefined || sigla === 'EE');
  return [...inProvinces, ...gone].flatMap((place) => bornAt(place) ?? []);
};

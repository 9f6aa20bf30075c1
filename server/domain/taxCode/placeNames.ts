import type { Municipality } from '../../../src/contract/wire';
import { formerNames, otherNames } from './otherNames';

/** The fixed table of abbreviations in place names (spec, section 9): each by what it can stand for. */
export const abbreviations: Readonly<Record<string, readonly string[]>> = {
  'B.': ['BORGO', 'BAGNO', 'BAGNI'],
  'C.': ['CASTEL', 'CASTELLO', 'CAMPO'],
  'CAL.': ['CALABRIA', 'CALABRO', 'CALABRA'],
  'CAST.': ['CASTEL', 'CASTELLO'],
  'D.': ['DI', 'DEL', 'DELLA', 'DEI', 'DEGLI', 'DELLE', 'D', 'DELL'],
  'EM.': ['EMILIA'],
  'F.': ['FORTE', 'FONTE'],
  'INF.': ['INFERIORE'],
  'LIG.': ['LIGURE'],
  'LOMB.': ['LOMBARDO', 'LOMBARDA'],
  'M.': ['MONTE', 'MARIA', 'MARINA'],
  'MAR.': ['MARITTIMA', 'MARITTIMO', 'MARINA'],
  'MONF.': ['MONFERRATO'],
  'N.': ['NUOVO', 'NUOVA', 'NOVO', 'NOVA'],
  'P.': ['PORTO', 'PONTE', 'PIETRA', 'PIANO'],
  'PIEM.': ['PIEMONTE'],
  PTO: ['PORTO'],
  'R.': ['ROCCA', 'REGGIO'],
  'ROM.': ['ROMANO', 'ROMAGNA'],
  'S.': ['SAN', 'SANTO', 'SANTA', 'SANT', 'SAINT'],
  'SIC.': ['SICULO', 'SICULA', 'SICILIA'],
  'SS.': ['SANTI'],
  'ST.': ['SAINT', 'SANT'],
  STA: ['SANTA'],
  STO: ['SANTO'],
  'SUP.': ['SUPERIORE'],
  'T.': ['TERME', 'TORRE'],
  'TOSC.': ['TOSCANA'],
  'V.': ['VILLA', 'VALLE', 'VAL'],
  'VEN.': ['VENETO', 'VENETA'],
  'VILL.': ['VILLA'],
};

/** A name of more abbreviations than this is none. */
const MOST_READINGS = 256;

/** Upper case, accents and apostrophes gone, a full stop kept at its word: "S.Donà" is 'S.', 'DONA'. */
const wordsOf = (name: string): string[] =>
  name
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\./g, '. ')
    .replace(/[^A-Z.]+/g, ' ')
    .trim()
    .split(' ');

/** What two spellings of one place have in common: its letters. */
const lettersOf = (name: string): string => wordsOf(name).join('').replaceAll('.', '');

/** Every reading of a name, as letters: "S. Donato" is SANDONATO, SANTODONATO and so on. */
export const readingsOf = (name: string): string[] => {
  let readings = [''];
  for (const word of wordsOf(name)) {
    const words = Object.hasOwn(abbreviations, word)
      ? (abbreviations[word] ?? [])
      : [word.replaceAll('.', '')];
    if (readings.length * words.length > MOST_READINGS) return [];
    readings = readings.flatMap((start) => words.map((each) => start + each));
  }
  return readings.filter(Boolean);
};

const otherNameIndex = new Map(
  Object.entries(otherNames).map(([other, name]) => [lettersOf(other), lettersOf(name)]),
);
const formerNameIndex = new Map(
  Object.entries(formerNames).map(([name, codice]) => [lettersOf(name), codice]),
);

const livedOn = ({ dal = '', al = '9999' }: Municipality, day: string): boolean => dal <= day && day <= al;

/**
 * The place among `places` that a name means: as it stands, with its abbreviations expanded, or by an other or
 * former name. Of namesakes, the one that there was on `day` (ISO); undefined where none or several remain.
 */
export const findPlace = (
  name: string,
  places: readonly Municipality[],
  day: string,
): Municipality | undefined => {
  const readings = new Set(readingsOf(name).map((reading) => otherNameIndex.get(reading) ?? reading));
  const formerCode = formerNameIndex.get(lettersOf(name));
  const exact = places.filter(({ comune }) => readings.has(lettersOf(comune)));
  const found = exact.length > 0 ? exact : places.filter(({ codice }) => codice === formerCode);
  const then = found.length > 1 ? found.filter((place) => livedOn(place, day)) : found;
  return then.length === 1 ? then[0] : undefined;
};

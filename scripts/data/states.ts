import { countryCodes, nonSovereign } from './isoCodes';

/** Where the ICU name is not the one of Italian forms (a dash, a region's name, a short form). */
const NAMES: Readonly<Record<string, string>> = {
  CD: 'Repubblica Democratica del Congo',
  CG: 'Congo',
  CZ: 'Repubblica Ceca',
  FM: 'Stati Federati di Micronesia',
  HK: 'Hong Kong',
  KZ: 'Kazakhstan',
  LC: 'Santa Lucia',
  MO: 'Macao',
  PS: 'Palestina',
  TL: 'Timor Est',
  US: "Stati Uniti d'America",
  XK: 'Kosovo',
};
/** Key of the stateless, as in passports (ICAO 9303). */
const STATELESS = { key: 'XXA', nazionalita: 'Apolide' };

const italian = new Intl.DisplayNames('it', { type: 'region' });
const collator = new Intl.Collator('it');

export const countryName = (code: string): string =>
  NAMES[code] ?? (italian.of(code) ?? code).replaceAll('’', "'");

const sorted = (codes: readonly string[]): string[] => [
  'IT',
  ...codes.filter((code) => code !== 'IT').sort((a, b) => collator.compare(countryName(a), countryName(b))),
];

export const citizenshipRows = (): { key: string; nazionalita: string }[] => [
  ...sorted(countryCodes.filter((code) => !nonSovereign.includes(code))).map((code) => ({
    key: code,
    nazionalita: countryName(code),
  })),
  STATELESS,
];

/**
 * Italian names. The key is the name in upper case without accents, so that text handling leaves it as it is:
 * the specification has 'ITALIA'.
 */
export const countryRows = (): { key: string; value: string }[] =>
  sorted(countryCodes).map((code) => {
    const value = countryName(code);
    return {
      key: value
        .toUpperCase()
        .normalize('NFD')
        .replace(/\p{Mn}/gu, ''),
      value,
    };
  });

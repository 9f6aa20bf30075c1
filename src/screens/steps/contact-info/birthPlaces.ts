import { existed } from '../../../contract/birthPlace';
import { FOREIGN_PROVINCE } from '../../../contract/limits';
import { isoDate } from '../../../contract/rules/dates';
import type { Municipality, Province } from '../../../contract/wire';
import { calculatorCopy } from '../../../copy/contact-info';

/** The look-up may not list 'abroad'. */
export const provinceOptions = (provinces: readonly Province[]) => {
  const listed = provinces.map(({ nome, sigla, altri = [] }) => ({
    value: sigla,
    label: nome,
    also: [sigla, ...altri].join(' '),
  }));
  const abroad = listed.some(({ value }) => value === FOREIGN_PROVINCE);
  return abroad ? listed : [...listed, { value: FOREIGN_PROVINCE, label: `ESTERO (${FOREIGN_PROVINCE})` }];
};

/** Adds only what distinguishes a place from its namesakes, or that it is abroad or suppressed. */
const labelOf = ({ comune, dal, al, provincia }: Municipality, alone: boolean): string => {
  if (provincia) return calculatorCopy.today(comune, provincia);
  if (alone) return comune;
  if (al !== undefined) return calculatorCopy.until(comune, al.slice(0, 4));
  return dal === undefined ? comune : calculatorCopy.from(comune, dal.slice(0, 4));
};

/** `birthDate`: dd/MM/yyyy, or unknown. The values are cadastral codes. */
export const placeOptions = (places: readonly Municipality[], birthDate: string) => {
  const day = isoDate(birthDate);
  const possible = places.filter((place) => existed(place, day));
  const times = new Map<string, number>();
  for (const { comune } of possible) times.set(comune, (times.get(comune) ?? 0) + 1);
  return possible.map((place) => {
    const alone = times.get(place.comune) === 1 && (day !== undefined || place.al === undefined);
    return {
      value: place.codice || place.comune,
      label: labelOf(place, alone),
      also: place.altri?.join(' '),
    };
  });
};

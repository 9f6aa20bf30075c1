import type { TaxCodeSex } from '../../src/contract/taxCode';
import { decodeBirthDate } from '../../src/contract/taxCodeBirth';
import { withoutOmocodia } from '../../src/contract/taxCodeDigits';
import { ABROAD, placeByCode } from '../data/places';

export interface TaxCodeBirth {
  /** yyyy-MM-dd. */
  readonly data: string;
  readonly sesso: TaxCodeSex;
  readonly codice: string;
  /** Name of the municipality, or of the state for births abroad. */
  readonly luogo: string;
  readonly provincia: string;
}

/** Some foreign codes in use (territories) are in no table and count as abroad. */
export const decodePlace = (cf: string): Pick<TaxCodeBirth, 'codice' | 'luogo' | 'provincia'> | undefined => {
  const codice = withoutOmocodia(cf).slice(11, 15);
  const place = placeByCode(codice);
  if (place) return { codice, luogo: place.comune, provincia: place.sigla };
  return /^Z\d{3}$/.test(codice) ? { codice, luogo: 'Estero', provincia: ABROAD.sigla } : undefined;
};

/** Of a well-formed code; undefined when no adult can have it. */
export const decodeTaxCode = (cf: string, today: string): TaxCodeBirth | undefined => {
  const code = cf.trim().toUpperCase();
  const birth = decodeBirthDate(code, today);
  const place = decodePlace(code);
  return birth && place ? { ...birth, ...place } : undefined;
};

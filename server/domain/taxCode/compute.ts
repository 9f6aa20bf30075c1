import {
  computeTaxCode as computeFromCode,
  type TaxCodeResult,
  type TaxCodeSex,
} from '../../../src/contract/taxCode';
import { birthPlaces } from '../../data/places';
import { findPlace } from './placeNames';

export interface PersonByPlaceName {
  readonly nome: string;
  readonly cognome: string;
  /** Birth date, dd/MM/yyyy or yyyy-MM-dd. */
  readonly data: string;
  readonly sesso: TaxCodeSex;
  /** Sigla of the province of birth; 'EE' abroad. */
  readonly provincia: string;
  /** The municipality, or the state for births abroad; abbreviations and missing accents are understood. */
  readonly citta: string;
}

/** Of the excludable province the birthplaces stand under the former one too; its own sigla is taken as well. */
const placesOf = (sigla: string): ReturnType<typeof birthPlaces> =>
  birthPlaces(sigla, { exclude: sigla === 'VS' ? [] : ['VS'] });

const italianDay = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
const isoDay = (date: string): string => date.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');

/** The tax code from the names of the birthplace's province and city; else the part that it fails on. */
export const computeTaxCode = (person: PersonByPlaceName): TaxCodeResult => {
  const { nome, cognome, sesso, data, provincia, citta } = person;
  const place = findPlace(citta, placesOf(provincia.trim().toUpperCase()), isoDay(data));
  return computeFromCode({ nome, cognome, sesso, data: italianDay(data), codice: place?.codice ?? '' });
};

import belfiore, { type BelfiorePlace } from '@marketto/belfiore-connector-embedded';
import { getAllComuni } from 'italian-cap-comuni-province';
import { countryCodes } from './isoCodes';
import { placeName } from './placeName';
import { countryName } from './states';
import {
  correctedEnds,
  correctedProvinces,
  correctedStarts,
  createdSince,
  foreignNames,
  foreignPlaces,
  formerMunicipalities,
  mergedSince,
  provinceSuccessors,
  type PlaceRow,
} from './supplement';

const OPEN_END = '9999-12-31';
/** Nobody alive was born before: an earlier first day says nothing. */
const EARLIEST_FIRST_DAY = '1900-01-01';

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * The codes up to M206 were given by alphabet to all municipalities that there were; from M207 on, by
 * date, to new ones. The connector's first day is that of the municipality for the latter alone: for
 * the former it is often that of its province (Pordenone 1968, Isernia 1970, Oristano 1974), and no
 * first day is better than that one.
 */
const firstDay = (codice: string, creation: Date): string | undefined => {
  const isNew = /^M(?:20[7-9]|2[1-9]|[3-9])/.test(codice);
  const day = correctedStarts[codice] ?? isoDay(creation);
  return isNew && day > EARLIEST_FIRST_DAY ? day : undefined;
};

const lastDay = (codice: string, expiration: Date): string | undefined => {
  const day = mergedSince[codice] ?? correctedEnds[codice] ?? isoDay(expiration);
  return day === OPEN_END ? undefined : day;
};

const foreignOrFormer = ({ belfioreCode, name, iso3166 }: BelfiorePlace): string => {
  const iso = iso3166 === 'UK' ? 'GB' : (iso3166 ?? '');
  return foreignNames[belfioreCode] ?? (countryCodes.includes(iso) ? countryName(iso) : placeName(name));
};

/** Foreign states have the sigla 'EE'. */
export const allPlaces = async (): Promise<PlaceRow[]> => {
  const today = new Map(getAllComuni().map((row) => [row.codiceBelfiore, row]));
  const rows = new Map<string, PlaceRow>();
  for (const place of await belfiore.toArray()) {
    const codice = place.belfioreCode;
    const living = today.get(codice);
    const dal = firstDay(codice, place.creationDate);
    const al = lastDay(codice, place.expirationDate);
    rows.set(codice, {
      codice,
      comune: living?.nome ?? foreignOrFormer(place),
      sigla:
        living?.siglaProvincia ??
        correctedProvinces[codice] ??
        (place.province ? (provinceSuccessors[place.province] ?? place.province) : 'EE'),
      ...(dal && { dal }),
      ...(al && { al }),
    });
  }
  for (const [codice, dal] of Object.entries(createdSince)) {
    const living = today.get(codice);
    if (living) rows.set(codice, { codice, comune: living.nome, sigla: living.siglaProvincia, dal });
  }
  for (const row of [...formerMunicipalities, ...foreignPlaces]) rows.set(row.codice, row);
  return [...rows.values()];
};

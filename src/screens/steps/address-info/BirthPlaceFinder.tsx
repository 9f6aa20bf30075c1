import { useEffect } from 'react';
import { lookups } from '../../../api/lookups';
import { birthPlaceCode, isAbroad } from '../../../contract/birthPlace';
import { FOREIGN_PROVINCE } from '../../../contract/limits';
import { useAppStore } from '../../../state/hooks';
import { useFormScope } from '../../../ui/form/FormScope';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { knownBirthPlace } from './knownBirthPlace';

const CITY = 'codiceFiscale.citta';
const PROVINCE = 'codiceFiscale.provincia';
const isSigla = (text: string): boolean => /^[A-Z]{2}$/.test(text);

/**
 * If neither the back end nor the calculator gave the birthplace, it is looked for abroad, if the tax code
 * says so, or in the province of residence, where most people were born.
 */
export function BirthPlaceFinder({ cf, data }: { cf: string; data: string }) {
  const { write } = useFormScope();
  const { getState } = useAppStore();
  const city = useFieldValue(CITY);
  const province = useFieldValue(PROVINCE);
  const isWhole = city !== '' && province !== '';
  const residence = useFieldValue('residenza.provincia');
  const codice = birthPlaceCode(cf);
  const sigla = isAbroad(codice) ? FOREIGN_PROVINCE : residence;
  const skip = isWhole || codice === '' || !isSigla(sigla);
  const { currentData } = lookups.comuni.useQuery({ sigla }, { skip });
  useEffect(() => {
    const place = skip || !currentData ? undefined : knownBirthPlace(getState(), { cf, data });
    if (!place) return;
    if (city === '') write(CITY, place.citta);
    if (province === '') write(PROVINCE, place.provincia);
  }, [skip, currentData, cf, data, city, province, write, getState]);
  return null;
}

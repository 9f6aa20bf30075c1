import { useCallback, useEffect, useMemo } from 'react';
import { lookups } from '../../../api/lookups';
import { FOREIGN_PROVINCE } from '../../../contract/limits';
import { readingsOf } from '../../../contract/placeNames';
import { calculatorCopy } from '../../../copy/contact-info';
import { AutocompleteField } from '../../../ui/fields/AutocompleteField';
import type { Option } from '../../../ui/fields/core/ListNotes';
import { useFormScope } from '../../../ui/form/FormScope';
import { useBoundField } from '../../../ui/form/useBoundField';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { listStatus } from '../../shared/fieldOptions';
import { placeOptions, provinceOptions } from './birthPlaces';

const PROVINCE = 'nascita.provincia';
const CITY = 'nascita.citta';

/** For 'EE' the places are countries. */
export function BirthPlace() {
  const provinces = lookups.province.useQuery({ nome: '' });
  const { data, refetch } = provinces;
  const options = useMemo(() => provinceOptions(data?.data ?? []), [data]);
  const { write } = useFormScope();
  const clearCity = useCallback(() => write(CITY, ''), [write]);
  return (
    <>
      <AutocompleteField
        name={PROVINCE}
        label={calculatorCopy.provincia}
        hint={calculatorCopy.provinciaHint}
        options={options}
        onValueChange={clearCity}
        status={listStatus(provinces)}
        onRetry={refetch}
      />
      <BirthCity provinces={options} />
    </>
  );
}

function BirthCity({ provinces }: { provinces: readonly Option[] }) {
  const typed = useFieldValue(PROVINCE);
  // A text that is no province has no places.
  const sigla = provinces.some(({ value: one }) => one === typed) ? typed : '';
  const birthDate = useFieldValue('nascita.data');
  const { value, onValue } = useBoundField<string>(CITY, '');
  const places = lookups.comuni.useQuery({ sigla }, { skip: sigla === '' });
  const { currentData, refetch } = places;
  const options = useMemo(() => placeOptions(currentData?.data ?? [], birthDate), [currentData, birthDate]);
  // A place of the province, but not on that day. A text that is none of its places stays.
  const gone =
    value !== '' &&
    placeOptions(currentData?.data ?? [], '').some((one) => one.value === value) &&
    options.every((one) => one.value !== value);
  useEffect(() => {
    if (gone) onValue('');
  }, [gone, onValue]);
  return (
    <AutocompleteField
      // A new list remounts the field, so that no search text of the earlier province remains.
      key={sigla}
      name={CITY}
      label={sigla === FOREIGN_PROVINCE ? calculatorCopy.paese : calculatorCopy.citta}
      disabled={sigla === ''}
      hint={sigla === '' ? calculatorCopy.provinceFirst : undefined}
      options={options}
      readingsOf={readingsOf}
      status={sigla === '' ? 'ready' : listStatus(places)}
      onRetry={refetch}
    />
  );
}

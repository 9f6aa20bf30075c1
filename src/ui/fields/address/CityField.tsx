import { useCallback, useMemo, useRef, useEffect } from 'react';
import { uiCopy } from '../../../copy/ui';
import { fieldId } from '../../form/fieldId';
import { useFormScope } from '../../form/FormScope';
import { useBoundField } from '../../form/useBoundField';
import { useFieldValue } from '../../form/useFieldValue';
import { SelectControl } from '../SelectField';
import { TextField } from '../TextField';
import { sharedProvince, type Locality } from './useCapLookup';

export interface CityFieldProps {
  prefix: string;
  localities: readonly Locality[];
  disabled?: boolean;
}

export function CityField({ prefix, localities, disabled }: CityFieldProps) {
  if (localities.length > 1)
    return <CityChoice prefix={prefix} localities={localities} disabled={disabled} />;
  return (
    <TextField
      name={`${prefix}.citta`}
      label={uiCopy.address.city}
      hint={uiCopy.address.filledByCap}
      disabled={disabled}
      readOnly
      autoComplete="off"
    />
  );
}

/**
 * Towns of the same name in two provinces are two options: options are identified by index, and set the
 * province too.
 */
function CityChoice({ prefix, localities, disabled }: CityFieldProps) {
  const name = `${prefix}.citta`;
  const { value: city, error, onValue, onCommit } = useBoundField<string>(name, '');
  const province = useFieldValue(`${prefix}.provincia`);
  const { write } = useFormScope();
  const list = useRef(localities);
  useEffect(() => {
    list.current = localities;
  }, [localities]);
  const options = useMemo(() => {
    const severalProvinces = sharedProvince(localities) === '';
    return localities.map(({ localita, provincia }, index) => ({
      value: String(index),
      label: severalProvinces ? `${localita} (${provincia})` : localita,
    }));
  }, [localities]);
  const index = localities.findIndex(
    ({ localita, provincia }) => localita === city && provincia === province,
  );
  const cityOf = useCallback(
    (chosen: string) => {
      const locality = list.current[Number(chosen === '' ? -1 : chosen)];
      write(`${prefix}.provincia`, locality?.provincia ?? sharedProvince(list.current));
      return locality?.localita ?? '';
    },
    [prefix, write],
  );
  const take = useCallback((chosen: string) => onValue(cityOf(chosen)), [onValue, cityOf]);
  const choose = useCallback(
    (chosen?: string) => onCommit(chosen === undefined ? undefined : cityOf(chosen)),
    [onCommit, cityOf],
  );
  return (
    <SelectControl
      id={fieldId(name)}
      name={name}
      label={uiCopy.address.city}
      hint={uiCopy.address.cityHint}
      autoComplete={`section-${prefix.toLowerCase()} address-level2`}
      disabled={disabled}
      options={options}
      value={index < 0 ? '' : String(index)}
      error={error}
      onValue={take}
      onCommit={choose}
    />
  );
}

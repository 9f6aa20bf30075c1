import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { ChevronDown } from 'lucide-react';
import { memo, useRef, type ReactNode } from 'react';
import { uiCopy } from '../../copy/ui';
import { fieldId } from '../form/fieldId';
import { useBoundField, type FieldBinding } from '../form/useBoundField';
import { useShownField } from '../form/useShownField';
import { describedBy } from './core/FieldNotes';
import { FieldFrame, type FieldLook } from './core/FieldFrame';
import { ListNotes, type ListState } from './core/ListNotes';
import type { BoundFieldProps } from './TextField';

export interface SelectFieldProps extends BoundFieldProps, ListState {
  placeholder?: string;
  autoComplete?: string;
}

/** A native `<select>` has native pickers, type-ahead and screen reader support. */
export function SelectField({ name, onValueChange, ...look }: SelectFieldProps) {
  const binding = useBoundField<string>(name, '', { onValueChange });
  return <SelectControl {...look} {...binding} id={fieldId(name)} name={name} />;
}

export interface SelectControlProps extends FieldLook, ListState, FieldBinding<string> {
  id: string;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
}

export const SelectControl = memo(function SelectControl(props: SelectControlProps) {
  const {
    id,
    name,
    label,
    hint,
    error,
    optional = false,
    disabled = false,
    value,
    options,
    status = 'ready',
  } = props;
  const select = useRef<HTMLSelectElement>(null);
  const loading = status === 'loading';
  const off = disabled || status !== 'ready' || options.length === 0;
  // A saved value that is not in the list stays visible.
  const unknown = value !== '' && !options.some((option) => option.value === value);
  const help: ReactNode = off && !disabled && !loading ? <ListNotes {...props} /> : props.help;
  useShownField({
    read: () => select.current?.value,
    rendered: () => value,
    show: (shown) => {
      if (select.current) select.current.value = shown;
    },
    take: off ? undefined : props.onValue,
  });
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error} hint={hint} help={help}>
      <NativeSelect
        inputRef={select}
        value={value}
        disabled={off}
        error={error !== undefined}
        IconComponent={ChevronDown}
        input={<InputBase />}
        onChange={(event) => props.onCommit(event.target.value)}
        onBlur={() => props.onCommit()}
        inputProps={{
          id,
          name,
          autoComplete: props.autoComplete,
          'aria-describedby': describedBy(id, error, hint),
          'aria-required': !optional || undefined,
          'aria-invalid': error !== undefined,
          'aria-busy': loading || undefined,
        }}
      >
        <option value="">
          {loading ? uiCopy.select.loading : (props.placeholder ?? uiCopy.select.placeholder)}
        </option>
        {unknown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
});

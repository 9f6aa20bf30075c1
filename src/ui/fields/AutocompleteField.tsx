import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import { ChevronDown, X } from 'lucide-react';
import { memo, useContext, useMemo, useRef, useState } from 'react';
import { uiCopy } from '../../copy/ui';
import { fieldId } from '../form/fieldId';
import { useBoundField, type FieldBinding } from '../form/useBoundField';
import { DialogContext } from '../shell/DialogContext';
import { MAIN_ID } from '../shell/mainId';
import { describedBy } from './core/FieldNotes';
import { FieldFrame, type FieldLook } from './core/FieldFrame';
import { filterOptions, optionNamed, SHOWN_OPTIONS } from './core/filterOptions';
import { ListNotes, type ListState, type Option } from './core/ListNotes';
import type { BoundFieldProps } from './TextField';

interface SearchLook extends ListState {
  placeholder?: string;
  /** Expands abbreviations in the typed text. */
  readingsOf?: (typed: string) => readonly string[];
  /** Shown if nothing matches: what to try. */
  noMatch?: string;
}

export interface AutocompleteFieldProps extends BoundFieldProps, SearchLook {}

/**
 * A long list, searched by typing: municipalities, countries, ATECO codes. The form stores the option's
 * `value`.
 */
export function AutocompleteField({ name, onValueChange, ...look }: AutocompleteFieldProps) {
  const binding = useBoundField<string>(name, '', { onValueChange });
  return <AutocompleteControl {...look} {...binding} id={fieldId(name)} name={name} />;
}

interface AutocompleteControlProps extends FieldLook, SearchLook, FieldBinding<string> {
  id: string;
  name: string;
}

const MORE: Option = { value: '\u0000', label: uiCopy.autocomplete.more };

/** The first of the matching options, and the chosen one, so that the open list shows it as selected. */
const atOnce = (matching: Option[], chosen: Option | null): Option[] => {
  if (matching.length <= SHOWN_OPTIONS) return matching;
  const first = matching.slice(0, SHOWN_OPTIONS);
  const isFurther = chosen !== null && !first.includes(chosen) && matching.includes(chosen);
  return [...(isFurther ? [chosen] : []), ...first, MORE];
};

const AutocompleteControl = memo(function AutocompleteControl(props: AutocompleteControlProps) {
  const {
    id,
    label,
    hint,
    error,
    optional = false,
    disabled = false,
    value,
    options,
    status = 'ready',
  } = props;
  const dialog = useContext(DialogContext);
  const choices = useMemo(() => [...options], [options]);
  const chosen = useMemo(
    () => options.find((option) => option.value === value) ?? (value === '' ? null : { value, label: value }),
    [options, value],
  );
  const [text, setText] = useState(chosen?.label ?? '');
  const typing = useRef(false);
  // Rendered in the enclosing dialog, which would cover it otherwise; else in the main landmark.
  const popup = {
    popper: { container: () => dialog?.current ?? document.getElementById(MAIN_ID) ?? document.body },
  };
  const loading = status === 'loading';
  const off = disabled || status !== 'ready' || options.length === 0;
  const placeholder = loading
    ? uiCopy.select.loading
    : (props.placeholder ?? uiCopy.autocomplete.placeholder);
  const help = off && !disabled && !loading ? <ListNotes {...props} /> : props.help;
  const renderInput = ({ slotProps, ...params }: AutocompleteRenderInputParams) => (
    <InputBase
      id={params.id}
      disabled={params.disabled}
      ref={slotProps.input.ref}
      className={slotProps.input.className}
      startAdornment={slotProps.input.startAdornment}
      endAdornment={slotProps.input.endAdornment}
      onMouseDown={slotProps.input.onMouseDown}
      error={error !== undefined}
      placeholder={placeholder}
      slotProps={{
        input: {
          ...slotProps.htmlInput,
          // The browser's suggestions would cover the list.
          autoComplete: 'off',
          'aria-describedby': describedBy(id, error, hint),
          'aria-required': !optional || undefined,
          'aria-invalid': error !== undefined,
          'aria-busy': loading || undefined,
        },
      }}
    />
  );
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error} hint={hint} help={help}>
      <Autocomplete<Option>
        id={id}
        options={choices}
        value={chosen}
        disabled={off}
        autoHighlight
        handleHomeEndKeys
        getOptionLabel={(option) => option.label}
        getOptionKey={(option) => option.value}
        getOptionDisabled={(option) => option === MORE}
        isOptionEqualToValue={(option, current) => option.value === current.value}
        filterOptions={(all, { inputValue }) =>
          atOnce(filterOptions(all, inputValue, props.readingsOf), chosen)
        }
        noOptionsText={<span role="status">{props.noMatch ?? uiCopy.autocomplete.noMatch}</span>}
        openText={uiCopy.autocomplete.open}
        closeText={uiCopy.autocomplete.close}
        clearText={uiCopy.autocomplete.clear}
        popupIcon={<ChevronDown size={20} aria-hidden />}
        clearIcon={<X size={18} aria-hidden />}
        inputValue={text}
        onInputChange={(event, next, reason) => {
          // A whole name that is typed is chosen. Any other text clears the choice and stays.
          if (reason === 'input') {
            typing.current = true;
            if (next !== chosen?.label) props.onValue(optionNamed(choices, next)?.value ?? '');
          } else if ((event as unknown) !== null) typing.current = false;
          else if (typing.current) return;
          setText(next);
        }}
        onChange={(_, option) => props.onCommit(option?.value ?? '')}
        onBlur={() => props.onCommit()}
        slotProps={popup}
        renderInput={renderInput}
      />
    </FieldFrame>
  );
});

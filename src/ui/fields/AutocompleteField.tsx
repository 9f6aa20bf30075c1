import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import { ChevronDown, X } from 'lucide-react';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { uiCopy } from '../../copy/ui';
import { fieldId } from '../form/fieldId';
import { useBoundField, type FieldBinding } from '../form/useBoundField';
import { useShownField } from '../form/useShownField';
import { describedBy } from './core/FieldNotes';
import { FieldFrame, type FieldLook } from './core/FieldFrame';
import { filterOptions, formerTyped, SHOWN_OPTIONS } from './core/filterOptions';
import { markHighlighted } from './core/markHighlighted';
import { ListNotes, type ListState, type Option } from './core/ListNotes';
import { useSearchedText } from './core/useSearchedText';
import { useSearchSaid } from './core/useSearchSaid';
import styles from './core/inputs.module.css';
import type { BoundFieldProps } from './TextField';

interface SearchLook extends ListState {
  placeholder?: string;
  /** Expands abbreviations in the typed text. */
  readingsOf?: (typed: string) => readonly string[];
  noMatch?: string;
  formerLabel?: (former: string) => string;
}

export interface AutocompleteFieldProps extends BoundFieldProps, SearchLook {}

/** The form stores the option's `value`. */
export function AutocompleteField({ name, onValueChange, ...look }: AutocompleteFieldProps) {
  const binding = useBoundField<string>(name, '', { onValueChange });
  return <AutocompleteControl {...look} {...binding} id={fieldId(name)} name={name} />;
}

interface AutocompleteControlProps extends FieldLook, SearchLook, FieldBinding<string> {
  id: string;
  name: string;
}

/** MUI's is a live region: `useSearchSaid` does the announcing. */
const slots = { status: ({ children }: { children?: ReactNode }) => <div>{children}</div> };

const MORE: Option = { value: '\u0000', label: uiCopy.autocomplete.more };

/** The first of the matching options, and the chosen one, so that the open list shows it as selected. */
const atOnce = (matching: Option[], chosen: Option | null): Option[] => {
  if (matching.length <= SHOWN_OPTIONS) return matching;
  const first = matching.slice(0, SHOWN_OPTIONS);
  const isFurther = chosen !== null && !first.includes(chosen) && matching.includes(chosen);
  return [...(isFurther ? [chosen] : []), ...first, MORE];
};

const AutocompleteControl = memo(function AutocompleteControl(props: AutocompleteControlProps) {
  const { id, label, hint, error, optional = false, disabled = false, options, status = 'ready' } = props;
  const choices = useMemo(() => [...options], [options]);
  const { text, chosen, type, settle } = useSearchedText(props);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearchSaid(id, input, props.noMatch ?? uiCopy.autocomplete.noMatch);
  // In the field's form: screen readers announce leaving the form when the highlighted option is outside it.
  const popup = {
    listbox: { ref: markHighlighted },
    // MUI's are the names again, and would be read out after them.
    popupIndicator: { title: undefined },
    clearIndicator: { title: undefined },
    popper: { container: () => input.current?.closest('form') ?? document.body },
  };
  const loading = status === 'loading';
  const off = disabled || status !== 'ready' || options.length === 0;
  const placeholder = loading
    ? uiCopy.select.loading
    : (props.placeholder ?? uiCopy.autocomplete.placeholder);
  useShownField({
    read: () => input.current?.value,
    rendered: () => text,
    show: (shown) => {
      if (input.current) input.current.value = shown;
    },
    take: off ? undefined : type,
  });
  const help = off && !disabled && !loading ? <ListNotes {...props} /> : props.help;
  const renderInput = ({ slotProps, ...params }: AutocompleteRenderInputParams) => (
    <InputBase
      id={params.id}
      disabled={params.disabled}
      ref={slotProps.input.ref}
      inputRef={input}
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
        // A text that is none of the list stays, and is refused.
        clearOnBlur={false}
        handleHomeEndKeys
        getOptionLabel={(option) => option.label}
        getOptionKey={(option) => option.value}
        getOptionDisabled={(option) => option === MORE}
        isOptionEqualToValue={(option, current) => option.value === current.value}
        filterOptions={(all, { inputValue }) =>
          atOnce(filterOptions(all, inputValue, props.readingsOf), chosen)
        }
        renderOption={({ key, ...row }, option, { inputValue }) => {
          const former = formerTyped(option, inputValue);
          return (
            <li
              key={key}
              {...row}
              aria-selected={undefined}
              data-chosen={option.value === chosen?.value || undefined}
            >
              <span>
                <span>{option.label}</span>{' '}
                {former !== undefined && <span className={styles.former}>{props.formerLabel?.(former)}</span>}
              </span>
            </li>
          );
        }}
        noOptionsText={<span>{props.noMatch ?? uiCopy.autocomplete.noMatch}</span>}
        openText={uiCopy.autocomplete.open}
        closeText={uiCopy.autocomplete.close}
        clearText={uiCopy.autocomplete.clear}
        popupIcon={<ChevronDown size={20} aria-hidden />}
        clearIcon={<X size={18} aria-hidden />}
        inputValue={text}
        onInputChange={(event, next, reason) => {
          if (reason === 'input') {
            type(next);
            search.typed();
          } else if ((event as unknown) !== null) settle();
        }}
        onChange={(_, option) => props.onCommit(option?.value ?? '')}
        onBlur={() => {
          settle();
          props.onCommit();
        }}
        onOpen={search.opened}
        onClose={search.closed}
        onKeyDown={search.key}
        slots={slots}
        slotProps={popup}
        renderInput={renderInput}
      />
    </FieldFrame>
  );
});

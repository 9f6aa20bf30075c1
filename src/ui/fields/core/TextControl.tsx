import InputBase from '@mui/material/InputBase';
import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import type { FieldActions } from '../../form/useBoundField';
import { useShownField } from '../../form/useShownField';
import { describedBy } from './FieldNotes';
import { FieldFrame, type FieldLook } from './FieldFrame';
import { rewriteTyped, type Rewrite } from './rewriteTyped';
import { UnitMark, type Unit } from './UnitMark';

export interface TextInputLook {
  type?: 'text' | 'password';
  autoComplete?: string;
  autoCapitalize?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  maxLength?: number;
  spellCheck?: boolean;
  readOnly?: boolean;
}

/** Undefined if the error says it all. */
export type Advise = (text: string, error: string) => string | undefined;

export interface TextControlProps extends FieldLook, TextInputLook, FieldActions<string> {
  value: string;
  id: string;
  name?: string;
  rewrite?: Rewrite;
  normalize?: (text: string) => string;
  display?: (value: string) => string;
  end?: ReactNode;
  unit?: Unit;
  inputClass?: string;
  advice?: string;
}

const asIs = (value: string): string => value;

/** A write moves the caret, even of the same text. */
const show = (input: HTMLInputElement | null, text: string): void => {
  if (input && input.value !== text) input.value = text;
};

/**
 * Memoised, so it renders only when its own props change. The `<input>` is uncontrolled: a controlled one
 * would lose what an extension wrote into it without an event at its next render.
 */
export const TextControl = memo(function TextControl(props: TextControlProps) {
  const {
    id,
    name,
    label,
    hint,
    help,
    error,
    optional = false,
    disabled,
    readOnly,
    value,
    display = asIs,
    type = 'text',
    unit,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const shown = display(value);
  const [initial] = useState(shown);
  useLayoutEffect(() => show(input.current, shown), [shown]);
  const take = (now: string) => props.onValue(props.rewrite ? props.rewrite(now, true, '') : now);
  useShownField({
    read: () => input.current?.value,
    rendered: () => shown,
    show: (now) => show(input.current, display(now)),
    take: disabled === true || readOnly === true ? undefined : take,
  });
  const isTyped = useRef(false);
  // MUI calls it without an event if the field is disabled while it has the focus.
  const leave = (event?: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // The typed text may have made it read-only, which shows another text than its value.
    if (readOnly === true && !isTyped.current) return;
    isTyped.current = false;
    const left = readOnly === true ? value : (event?.target.value ?? value);
    props.onCommit(props.normalize ? props.normalize(left) : left);
  };
  const write = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    isTyped.current = true;
    props.onValue(props.rewrite ? rewriteTyped(event, props.rewrite, shown) : event.currentTarget.value);
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      optional={optional}
      error={error}
      advice={props.advice}
      hint={hint}
      help={help}
    >
      <InputBase
        id={id}
        name={name}
        type={type}
        inputRef={input}
        defaultValue={initial}
        error={error !== undefined}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        startAdornment={unit && !unit.after ? <UnitMark id={id} {...unit} /> : undefined}
        endAdornment={unit?.after ? <UnitMark id={id} {...unit} /> : props.end}
        onChange={write}
        onBlur={leave}
        slotProps={{
          input: {
            className: props.inputClass,
            inputMode: props.inputMode,
            autoCapitalize: props.autoCapitalize,
            maxLength: props.maxLength,
            spellCheck: props.spellCheck,
            onCompositionEnd: write,
            'aria-describedby': describedBy(id, error, hint, unit),
            'aria-required': !optional && readOnly !== true ? true : undefined,
            'aria-invalid': error !== undefined,
          },
        }}
      />
    </FieldFrame>
  );
});

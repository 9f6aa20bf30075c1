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
import { describedBy } from './FieldNotes';
import { FieldFrame, type FieldLook } from './FieldFrame';
import { rewriteTyped, type Rewrite } from './rewriteTyped';

/** Props that a text field passes to its `<input>`. */
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

/** Returns what to do about the error of a text. Undefined if the error says it all. */
export type Advise = (text: string, error: string) => string | undefined;

/** The text of a field. */
export interface FieldText {
  readonly read: () => string;
  /** Calls the listener after each change. Returns the undo function. */
  readonly follow: (listener: () => void) => () => void;
}

export interface TextControlProps extends FieldLook, TextInputLook, FieldActions<string> {
  /** Must be stable. */
  text: FieldText;
  id: string;
  name?: string;
  /** Applied while typing. */
  rewrite?: Rewrite;
  /** Applied when the field is left. */
  normalize?: (text: string) => string;
  start?: ReactNode;
  end?: ReactNode;
  inputClass?: string;
  /** What to do about the error. */
  advice?: string;
}

/**
 * The base of all text fields: label, input, notes. Memoised, so it renders only when its own props change.
 * The `<input>` holds its text by itself: a key renders nothing. What is written to the field from elsewhere
 * is shown without a render, too.
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
    text,
    type = 'text',
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(text.read);
  useLayoutEffect(() => {
    let shown: string | undefined;
    const show = () => {
      const now = text.read();
      // Another field's change: a password manager may have filled this one in, too, and tell of it later.
      if (now === shown) return;
      shown = now;
      // A write moves the caret, even of the same text.
      if (input.current && input.current.value !== now) input.current.value = now;
    };
    show();
    return text.follow(show);
  }, [text]);
  // MUI calls it without an event if the field is disabled while it has the focus.
  const leave = (event?: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const left = event?.target.value ?? text.read();
    props.onCommit(props.normalize ? props.normalize(left) : left);
  };
  const write = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    props.onValue(
      props.rewrite ? rewriteTyped(event, props.rewrite, text.read()) : event.currentTarget.value,
    );
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
        startAdornment={props.start}
        endAdornment={props.end}
        onChange={write}
        onBlur={readOnly === true ? undefined : leave}
        slotProps={{
          input: {
            className: props.inputClass,
            inputMode: props.inputMode,
            autoCapitalize: props.autoCapitalize,
            maxLength: props.maxLength,
            spellCheck: props.spellCheck,
            onCompositionEnd: write,
            'aria-describedby': describedBy(id, error, hint),
            'aria-required': !optional && readOnly !== true ? true : undefined,
            'aria-invalid': error !== undefined,
          },
        }}
      />
    </FieldFrame>
  );
});

import type { ReactNode } from 'react';
import { cleanerOf } from '../../contract/normalise';
import { fieldId } from '../form/fieldId';
import type { FieldLook } from './core/FieldFrame';
import type { Rewrite } from './core/rewriteTyped';
import { TextControl, type Advise, type TextInputLook } from './core/TextControl';
import type { Unit } from './core/UnitMark';
import { useFieldText } from './core/useFieldText';

export interface BoundFieldProps<Value = string> extends FieldLook {
  /** Formik path: 'residenza.cap'. */
  name: string;
  onValueChange?: (next: Value) => void;
}

export interface TextFieldProps extends BoundFieldProps, TextInputLook {
  /**
   * Normalises when the field is left, and before validation and submit. Default: the contract's for the
   * component of this name. Must be stable.
   */
  normalize?: (text: string) => string;
  /** Rewrites while typing (`digitsOnly`) and keeps the caret. Must be stable. */
  rewrite?: Rewrite;
  /** Returns what is shown of the value. Must be stable. */
  display?: (value: string) => string;
  /** Extra class of the `<input>`: see inputs.module.css. */
  inputClass?: string;
  /** Shown beside the text, and read out with the field. Must be stable. */
  unit?: Unit;
  /** Inside the input's box, after the text. Must be stable. */
  end?: ReactNode;
  /** Returns what to do about an error. Must be stable. */
  advise?: Advise;
}

/** Returns the contract's normaliser of the component at a Formik path. */
export const cleanerAt = (name: string) => cleanerOf(name.slice(name.lastIndexOf('.') + 1));

export function TextField({ name, onValueChange, advise, ...look }: TextFieldProps) {
  const normalize = look.normalize ?? cleanerAt(name);
  const binding = useFieldText(name, { normalize, onValueChange, advise });
  return <TextControl {...look} {...binding} normalize={normalize} id={fieldId(name)} name={name} />;
}

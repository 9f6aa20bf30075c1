import type { ReactNode } from 'react';
import { cleanerOf } from '../../contract/normalise';
import { fieldId } from '../form/fieldId';
import type { FieldLook } from './core/FieldFrame';
import type { Rewrite } from './core/rewriteTyped';
import { TextControl, type Advise, type TextInputLook } from './core/TextControl';
import type { Unit } from './core/UnitMark';
import { useFieldText } from './core/useFieldText';

export interface BoundFieldProps<Value = string> extends FieldLook {
  name: string;
  onValueChange?: (next: Value) => void;
}

export interface TextFieldProps extends BoundFieldProps, TextInputLook {
  /**
   * Applied when the field is left, and before validation and submit. Default: the contract's for the
   * component of this name.
   */
  normalize?: (text: string) => string;
  /** Applied while typing; the caret keeps its place. */
  rewrite?: Rewrite;
  display?: (value: string) => string;
  inputClass?: string;
  /** Read out with the field. */
  unit?: Unit;
  end?: ReactNode;
  advise?: Advise;
}

export const cleanerAt = (name: string) => cleanerOf(name.slice(name.lastIndexOf('.') + 1));

export function TextField({ name, onValueChange, advise, ...look }: TextFieldProps) {
  const normalize = look.normalize ?? cleanerAt(name);
  const binding = useFieldText(name, { normalize, onValueChange, advise });
  return <TextControl {...look} {...binding} normalize={normalize} id={fieldId(name)} name={name} />;
}

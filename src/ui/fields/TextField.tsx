import type { ReactNode } from 'react';
import { cleanerOf } from '../../contract/normalise';
import { fieldId } from '../form/fieldId';
import { useBoundField } from '../form/useBoundField';
import type { FieldLook } from './core/FieldFrame';
import type { Rewrite } from './core/rewriteTyped';
import { TextControl, type TextInputLook } from './core/TextControl';

/** What every bound field takes. */
export interface BoundFieldProps<Value = string> extends FieldLook {
  /** Formik path: 'residenza.cap'. */
  name: string;
  onValueChange?: (next: Value) => void;
}

export interface TextFieldProps extends BoundFieldProps, TextInputLook {
  /** Clean-up when the field is left, and again before it is judged and sent; by default the contract's for the component of this name. A stable function. */
  normalize?: (text: string) => string;
  /** Clean-up as typed (`digitsOnly`); the caret stays where it is. A stable function. */
  rewrite?: Rewrite;
  /** Extra class of the `<input>`: see inputs.module.css. */
  inputClass?: string;
  /** Inside the input's box, before and after the text. Stable nodes. */
  start?: ReactNode;
  end?: ReactNode;
}

export function TextField({ name, onValueChange, ...look }: TextFieldProps) {
  const normalize = look.normalize ?? cleanerOf(name.slice(name.lastIndexOf('.') + 1));
  const binding = useBoundField<string>(name, '', { normalize, onValueChange });
  return <TextControl {...look} {...binding} normalize={normalize} id={fieldId(name)} name={name} />;
}

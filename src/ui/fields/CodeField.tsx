import { cleanOneTimeCode } from '../../contract/text';
import { TextField, type TextFieldProps } from './TextField';
import styles from './core/inputs.module.css';

export type CodeFieldProps = Omit<
  TextFieldProps,
  'rewrite' | 'normalize' | 'type' | 'inputMode' | 'maxLength'
>;

/** A one-time code: one field, filled by the telephone itself where it can, pasted in any shape ('123 456') or with the message around it. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      {...props}
      inputMode="numeric"
      rewrite={cleanOneTimeCode}
      normalize={cleanOneTimeCode}
      inputClass={styles.code}
    />
  );
}

import { cleanOneTimeCode } from '../../contract/text';
import { TextField, type TextFieldProps } from './TextField';
import styles from './core/inputs.module.css';

export type CodeFieldProps = Omit<
  TextFieldProps,
  'rewrite' | 'normalize' | 'type' | 'inputMode' | 'maxLength'
>;

/**
 * A one-time code in one field. Phones can fill it in; a pasted code may have blanks ('123 456') or the
 * message's text around it.
 */
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

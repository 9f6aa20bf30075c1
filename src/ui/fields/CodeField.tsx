import { cleanOneTimeCode } from '../../contract/text';
import { TextField, type TextFieldProps } from './TextField';
import styles from './core/inputs.module.css';

export type CodeFieldProps = Omit<
  TextFieldProps,
  'rewrite' | 'normalize' | 'type' | 'inputMode' | 'maxLength'
>;

/** Phones can fill in the code; a pasted one may have blanks ('123 456') or the message's text around it. */
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

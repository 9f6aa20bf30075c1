import { TextField, type TextFieldProps } from './TextField';
import styles from './core/inputs.module.css';

const upper = (text: string) => text.toUpperCase();

export type UppercaseFieldProps = Omit<TextFieldProps, 'rewrite' | 'autoCapitalize' | 'spellCheck'>;

export function UppercaseField(props: UppercaseFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      rewrite={upper}
      autoCapitalize="characters"
      spellCheck={false}
      inputClass={styles.upper}
    />
  );
}

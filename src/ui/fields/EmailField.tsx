import { TextField, type TextFieldProps } from './TextField';

const lower = (text: string) => text.toLowerCase();

export type EmailFieldProps = Omit<TextFieldProps, 'rewrite' | 'normalize' | 'type' | 'inputMode'>;

/** Lower case as typed. Of type text: inputs of type e-mail have no caret that a program may read. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      rewrite={lower}
    />
  );
}

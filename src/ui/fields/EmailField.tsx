import { TextField, type TextFieldProps } from './TextField';

const lower = (text: string) => text.toLowerCase();

export type EmailFieldProps = Omit<TextFieldProps, 'rewrite' | 'normalize' | 'type' | 'inputMode'>;

/**
 * Converts to lower case while typing. Of type text, because scripts cannot read the caret of e-mail inputs.
 */
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

import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { uiCopy } from '../../copy/ui';
import { fieldId } from '../form/fieldId';
import { TextField, type TextFieldProps } from './TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'rewrite' | 'normalize' | 'type' | 'inputMode' | 'end'>;

/** A password, never normalised. The toggle's label says what pressing it does. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const id = fieldId(props.name);
  const toggle = useMemo(
    () => (
      <IconButton
        edge="end"
        aria-label={shown ? uiCopy.password.hide : uiCopy.password.show}
        aria-controls={id}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
      </IconButton>
    ),
    [shown, id],
  );
  return (
    <TextField
      autoComplete="new-password"
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={toggle}
    />
  );
}

import { useCallback, useMemo, useState } from 'react';
import { domainMeant } from '../../contract/emailTypos';
import { uiCopy } from '../../copy/ui';
import { fieldId } from '../form/fieldId';
import { useFormScope } from '../form/FormScope';
import { useFieldValue } from '../form/useFieldValue';
import { runAfterClick } from '../shell/afterClick';
import { announce } from '../shell/announce';
import { Button } from '../shell/Button';
import { TextField, type TextFieldProps } from './TextField';

const lower = (text: string) => text.toLowerCase();

export type EmailFieldProps = Omit<TextFieldProps, 'rewrite' | 'normalize' | 'type' | 'inputMode' | 'help'>;

/**
 * Of type text, because scripts cannot read the caret of e-mail inputs. Once the field is left, and in a
 * kept value, a known slip in the domain is asked about, and never refused.
 */
export function EmailField(props: EmailFieldProps) {
  const { name } = props;
  const { write, requestValidation } = useFormScope();
  const typed = useFieldValue(name);
  const [left, setLeft] = useState('');
  const [kept, setKept] = useState(typed);
  if (typed !== kept && kept !== '') setKept('');
  const isAsked = typed !== '' && (typed === left || typed === kept);
  const meant = isAsked ? domainMeant(typed) : undefined;
  const leave = useCallback(
    () =>
      runAfterClick(() => {
        const domain = domainMeant(typed);
        setLeft(typed);
        if (domain !== undefined && typed !== left) announce(uiCopy.email.meant(domain));
      }),
    [typed, left],
  );
  const mend = useCallback(() => {
    write(name, `${typed.split('@')[0] ?? ''}@${meant ?? ''}`);
    requestValidation();
    document.getElementById(fieldId(name))?.focus();
  }, [write, typed, requestValidation, name, meant]);
  const help = useMemo(
    () =>
      meant === undefined ? undefined : (
        <Button variant="link" onClick={mend}>
          {uiCopy.email.meant(meant)}
        </Button>
      ),
    [meant, mend],
  );
  return (
    <div onBlur={leave}>
      <TextField
        autoComplete="email"
        {...props}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        rewrite={lower}
        help={help}
      />
    </div>
  );
}

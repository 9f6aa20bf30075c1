import { cleanPhone } from '../../contract/text';
import { uiCopy } from '../../copy/ui';
import { VisuallyHidden } from '../shell/VisuallyHidden';
import { TextField, type TextFieldProps } from './TextField';
import styles from './core/inputs.module.css';

export type PhoneFieldProps = Omit<
  TextFieldProps,
  'rewrite' | 'normalize' | 'type' | 'inputMode' | 'maxLength'
>;

/** A prefix goes as soon as it is whole: it stands beside the field. Words before the number are left until the number begins. */
const withoutPrefix = (text: string): string => (/\d/.test(text) ? cleanPhone(text) : text);

const prefix = (
  <span className={styles.prefix}>
    <span aria-hidden="true">{uiCopy.phone.prefix}</span>
    <VisuallyHidden>{uiCopy.phone.prefixSpoken}</VisuallyHidden>
  </span>
);

/** Italian numbers: the +39 is fixed and not part of the value. Nothing else is taken away: another number is refused, not shortened. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      inputMode="tel"
      rewrite={withoutPrefix}
      normalize={cleanPhone}
      start={prefix}
      inputClass={styles.numeric}
    />
  );
}

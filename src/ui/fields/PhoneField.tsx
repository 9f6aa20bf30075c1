import { uiCopy } from '../../copy/ui';
import { digitsOnly } from '../../contract/text';
import { VisuallyHidden } from '../shell/VisuallyHidden';
import type { Rewrite } from './core/rewriteTyped';
import { TextField, type TextFieldProps } from './TextField';
import styles from './inputs.module.css';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'rewrite' | 'normalize' | 'type' | 'inputMode' | 'maxLength'
> {
  /** Longest national number in digits; 10 for mobiles, 11 for business phones. */
  maxDigits?: number;
}

/** A prefix typed or pasted with the number (+39, 0039, or 39 before a whole one) is taken off: it stands beside the field. */
const national =
  (maxDigits: number): Rewrite =>
  (text, adding) => {
    // Its plus stays until it is whole, or the 39 would be taken for the number's own.
    if (/^\s*\+\s*3?$/.test(text)) return text.replace(/\s/g, '');
    const bare = text.replace(/^\s*(?:\+|00)\s*39/, '');
    const digits = digitsOnly(bare);
    // Another country's prefix stays, to be refused: ten digits of its number would pass for an Italian one.
    if (/^\s*\+/.test(bare)) return `+${digits.slice(0, maxDigits + 2)}`;
    const prefixed = adding && digits.length > maxDigits && digits.startsWith('39');
    return digits.slice(prefixed ? 2 : 0).slice(0, maxDigits);
  };
const upTo10 = national(10);
const upTo11 = national(11);

const prefix = (
  <span className={styles.prefix}>
    <span aria-hidden="true">{uiCopy.phone.prefix}</span>
    <VisuallyHidden>{uiCopy.phone.prefixSpoken}</VisuallyHidden>
  </span>
);

/** Italian numbers: the +39 is fixed and not part of the value, which is digits alone. */
export function PhoneField({ maxDigits = 10, ...props }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      inputMode="tel"
      rewrite={maxDigits > 10 ? upTo11 : upTo10}
      start={prefix}
      inputClass={styles.numeric}
    />
  );
}

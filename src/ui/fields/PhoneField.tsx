import { useMemo } from 'react';
import { MOBILE_DIGITS } from '../../contract/limits';
import { cleanPhone } from '../../contract/text';
import { uiCopy } from '../../copy/ui';
import { useFieldValue } from '../form/useFieldValue';
import { TextField, type TextFieldProps } from './TextField';
import styles from './core/inputs.module.css';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'rewrite' | 'normalize' | 'type' | 'inputMode' | 'maxLength'
> {
  /** The number must receive SMS: advises against a landline. */
  mobile?: boolean;
}

/**
 * Removes a complete prefix, which is shown beside the field. Words before the number stay until the number
 * begins.
 */
const withoutPrefix = (text: string): string => (/\d/.test(text) ? cleanPhone(text) : text);

const prefix = { shown: uiCopy.phone.prefix, spoken: uiCopy.phone.prefixSpoken };

/** The fixed +39 is not part of the value. Other numbers are refused, not shortened. */
export function PhoneField({ mobile = false, ...props }: PhoneFieldProps) {
  const { name } = props;
  const help = useMemo(() => (mobile ? <LandlineNote name={name} /> : undefined), [mobile, name]);
  return (
    <TextField
      autoComplete="tel-national"
      help={help}
      {...props}
      inputMode="tel"
      rewrite={withoutPrefix}
      normalize={cleanPhone}
      unit={prefix}
      inputClass={styles.numeric}
    />
  );
}

/** Italian mobile numbers begin with 3. The specification accepts others too, so this is an advice. */
function LandlineNote({ name }: { name: string }) {
  const digits = cleanPhone(useFieldValue(name));
  const isLandline = digits.length >= MOBILE_DIGITS.min && !digits.startsWith('3');
  return <span role="status">{isLandline ? uiCopy.phone.landline : null}</span>;
}

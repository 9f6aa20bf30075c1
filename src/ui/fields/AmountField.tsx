import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { memo, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { NumericFormat, type NumberFormatValues } from 'react-number-format';
import { TURNOVER_MAX_LENGTH } from '../../contract/limits';
import { cleanAmount } from '../../contract/text';
import { uiCopy } from '../../copy/ui';
import { fieldId } from '../form/fieldId';
import { useBoundField, type FieldBinding } from '../form/useBoundField';
import { VisuallyHidden } from '../shell/VisuallyHidden';
import { describedBy } from './core/describe';
import { FieldFrame, type FieldLook } from './core/FieldFrame';
import styles from './inputs.module.css';
import type { BoundFieldProps } from './TextField';

export interface AmountFieldProps extends BoundFieldProps {
  placeholder?: string;
}

/**
 * Euros, grouped while typing; the form's value is what is seen: '1.234.567', 21 characters at most. Cents can be typed, or
 * '125.000,00' would become twelve millions; they go when the field is left.
 */
export function AmountField({ name, onValueChange, ...look }: AmountFieldProps) {
  const binding = useBoundField<string>(name, '', { normalize: cleanAmount, onValueChange });
  return <AmountControl {...look} {...binding} id={fieldId(name)} name={name} />;
}

interface AmountControlProps extends FieldLook, FieldBinding<string> {
  id: string;
  name: string;
  placeholder?: string;
}

const decimalComma = [','];
const fits = ({ formattedValue }: NumberFormatValues) => formattedValue.length <= TURNOVER_MAX_LENGTH;

/**
 * What comes in one go (pasted, filled in, dictated) is read as people write it: '125000.00' is no 12.500.000. What it makes with
 * what was there before is mostly no amount by itself, and is left to the grouping. Under an open composition nothing is grouped,
 * which would double the digits; it is done when that ends.
 */
function AmountInput({ onChange, value, ...props }: InputBaseProps) {
  const [composed, setComposed] = useState<string>();
  const take = (event: ChangeEvent<HTMLInputElement>, inOneGo: boolean) => {
    const amount = inOneGo ? cleanAmount(event.target.value) : '';
    if (/^\d/.test(amount)) event.target.value = amount;
    onChange?.(event);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { isComposing, inputType, data } = event.nativeEvent as Partial<InputEvent>;
    if (isComposing === true) return setComposed(event.target.value);
    take(event, inputType === undefined || inputType === 'insertFromPaste' || (data?.length ?? 0) > 1);
  };
  const compositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    setComposed(undefined);
    take(event as unknown as ChangeEvent<HTMLInputElement>, true);
  };
  return (
    <InputBase {...props} value={composed ?? value} onChange={change} onCompositionEnd={compositionEnd} />
  );
}

const euro = (
  <span className={styles.unit}>
    <span aria-hidden="true">{uiCopy.amount.unit}</span>
    <VisuallyHidden>{uiCopy.amount.unitSpoken}</VisuallyHidden>
  </span>
);

const AmountControl = memo(function AmountControl(props: AmountControlProps) {
  const { id, name, label, hint, help, error, optional = false, disabled, value } = props;
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error} hint={hint} help={help}>
      <NumericFormat
        customInput={AmountInput}
        id={id}
        name={name}
        // Without its dots: '45.000' would be read as 45.
        value={value.replace(/[^\d,]/g, '').replace(',', '.')}
        valueIsNumericString
        disabled={disabled}
        placeholder={props.placeholder}
        error={error !== undefined}
        endAdornment={euro}
        inputMode="numeric"
        autoComplete="off"
        thousandSeparator="."
        decimalSeparator=","
        // A dot typed by hand groups: it is no decimal comma.
        allowedDecimalSeparators={decimalComma}
        decimalScale={2}
        allowNegative={false}
        isAllowed={fits}
        onValueChange={({ formattedValue }) => props.onValue(formattedValue)}
        onBlur={() => props.onCommit(cleanAmount(value))}
        slotProps={{
          input: {
            inputMode: 'numeric',
            className: styles.numeric,
            'aria-describedby': describedBy(id, error, hint),
            'aria-required': !optional || undefined,
            'aria-invalid': error !== undefined,
          },
        }}
      />
    </FieldFrame>
  );
});

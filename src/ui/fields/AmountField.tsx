import InputBase from '@mui/material/InputBase';
import { memo } from 'react';
import { NumericFormat, type NumberFormatValues } from 'react-number-format';
import { TURNOVER_MAX_LENGTH } from '../../contract/limits';
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

/** Whole euros, grouped while typing; the form's value is what is seen: '1.234.567', 21 characters at most. */
export function AmountField({ name, onValueChange, ...look }: AmountFieldProps) {
  const binding = useBoundField<string>(name, '', { onValueChange });
  return <AmountControl {...look} {...binding} id={fieldId(name)} name={name} />;
}

interface AmountControlProps extends FieldLook, FieldBinding<string> {
  id: string;
  name: string;
  placeholder?: string;
}

const fits = ({ formattedValue }: NumberFormatValues) => formattedValue.length <= TURNOVER_MAX_LENGTH;

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
        customInput={InputBase}
        id={id}
        name={name}
        // Digits alone: '45.000' with its dot would be read as 45.
        value={value.replace(/\D/g, '')}
        valueIsNumericString
        disabled={disabled}
        placeholder={props.placeholder}
        error={error !== undefined}
        endAdornment={euro}
        inputMode="numeric"
        autoComplete="off"
        thousandSeparator="."
        decimalSeparator=","
        decimalScale={0}
        allowNegative={false}
        isAllowed={fits}
        onValueChange={({ formattedValue }) => props.onValue(formattedValue)}
        onBlur={() => props.onCommit()}
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

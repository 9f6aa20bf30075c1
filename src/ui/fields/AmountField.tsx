import { shownAmount } from '../../contract/amountText';
import { cleanAmount } from '../../contract/text';
import { uiCopy } from '../../copy/ui';
import { groupTyped } from './core/groupTyped';
import { TextField, type BoundFieldProps } from './TextField';
import styles from './core/inputs.module.css';

export interface AmountFieldProps extends BoundFieldProps {
  placeholder?: string;
}

const euro = { shown: uiCopy.amount.unit, spoken: uiCopy.amount.unitSpoken, after: true };

const inFull = (text: string) => (text === '' ? undefined : uiCopy.amount.inFull);

/**
 * Cents can be typed, so that '125.000,00' does not become twelve million; they are removed when the field is
 * left.
 */
export function AmountField(props: AmountFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode="numeric"
      rewrite={groupTyped}
      normalize={cleanAmount}
      display={shownAmount}
      inputClass={styles.numeric}
      unit={euro}
      advise={inFull}
    />
  );
}

import { uiCopy } from '../../copy/ui';
import { maskMonth, tidyMonth } from '../../contract/dateText';
import styles from './core/inputs.module.css';
import { TextField, type BoundFieldProps } from './TextField';

/** A typed month. The form stores 'MM/yyyy'. */
export function MonthField(props: BoundFieldProps) {
  return (
    <TextField
      placeholder={uiCopy.date.monthPlaceholder}
      autoComplete="off"
      {...props}
      inputMode="numeric"
      rewrite={maskMonth}
      normalize={tidyMonth}
      inputClass={styles.numeric}
    />
  );
}

import { uiCopy } from '../../copy/ui';
import { maskMonth, tidyMonth } from '../../contract/dateText';
import styles from './core/inputs.module.css';
import { TextField, type BoundFieldProps } from './TextField';

/** A month, typed; the form's value is 'MM/yyyy'. */
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

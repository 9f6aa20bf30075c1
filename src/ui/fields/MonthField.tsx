import { uiCopy } from '../../copy/ui';
import { maskMonth, tidyPastMonth } from '../../contract/dateText';
import { monthAdvice } from './core/dateAdvice';
import styles from './core/inputs.module.css';
import { TextField, type BoundFieldProps } from './TextField';

/** A typed month of the past. The form stores 'MM/yyyy'. */
export function MonthField(props: BoundFieldProps) {
  return (
    <TextField
      placeholder={uiCopy.date.monthPlaceholder}
      autoComplete="off"
      {...props}
      inputMode="numeric"
      rewrite={maskMonth}
      normalize={tidyPastMonth}
      advise={monthAdvice}
      inputClass={styles.numeric}
    />
  );
}

import { useMemo } from 'react';
import { uiCopy } from '../../copy/ui';
import { maskMonth, tidyPastMonth } from '../../contract/dateText';
import { monthAdvice } from './core/dateAdvice';
import { FormatHint } from './core/FormatHint';
import styles from './core/inputs.module.css';
import { TextField, type BoundFieldProps } from './TextField';

/** The form stores 'MM/yyyy'. */
export function MonthField(props: BoundFieldProps) {
  const { hint } = props;
  const format = useMemo(() => <FormatHint format={uiCopy.date.monthFormat} hint={hint} />, [hint]);
  return (
    <TextField
      placeholder={uiCopy.date.monthPlaceholder}
      autoComplete="off"
      {...props}
      hint={format}
      inputMode="numeric"
      rewrite={maskMonth}
      normalize={tidyPastMonth}
      advise={monthAdvice}
      inputClass={styles.numeric}
    />
  );
}

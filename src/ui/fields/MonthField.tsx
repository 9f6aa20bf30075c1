import { useMemo } from 'react';
import { uiCopy } from '../../copy/ui';
import { maskMonth, tidyMonth } from '../../contract/dateText';
import { FormatHint } from './core/FormatHint';
import styles from './core/inputs.module.css';
import { TextField, type BoundFieldProps } from './TextField';

/** A typed month. The form stores 'MM/yyyy'. */
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
      normalize={tidyMonth}
      inputClass={styles.numeric}
    />
  );
}

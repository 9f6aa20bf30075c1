import { useMemo, useState, type ReactNode } from 'react';
import { taxCodeCopy } from '../../copy/tax-code';
import { UppercaseField } from '../../ui/fields/UppercaseField';
import { CheckMark } from '../../ui/shell/icons';
import styles from './TaxCodeField.module.css';
import { TaxCodeWatcher, UNKNOWN, type TaxCodePaths, type TaxCodeState } from './TaxCodeWatcher';
import type { TaxCodeCheck } from './useTaxCodeCheck';

export interface TaxCodeFieldProps {
  label: string;
  /** Hidden while the field shows the check's progress, so that nothing below moves. */
  hint: string;
  /** Formik paths of the code and of the names that it is checked with. A stable object. */
  paths: TaxCodePaths;
  taxCodeCheck: TaxCodeCheck;
  /** Content under the field. Must be a stable node. */
  help?: ReactNode;
}

export function TaxCodeField({ label, hint, paths, taxCodeCheck, help }: TaxCodeFieldProps) {
  const [state, setState] = useState<TaxCodeState>(UNKNOWN);
  const underField = useMemo(
    () => (
      <>
        {state.kind === 'checking' || state.kind === 'valid' ? null : <span>{hint}</span>}
        <span role="status">{courseOf(state)}</span>
      </>
    ),
    [state, hint],
  );
  return (
    <>
      <UppercaseField name={paths.cf} label={label} hint={underField} help={help} />
      <TaxCodeWatcher paths={paths} taxCodeCheck={taxCodeCheck} onState={setState} />
    </>
  );
}

const courseOf = (state: TaxCodeState): ReactNode => {
  if (state.kind === 'checking') return <span>{taxCodeCopy.checking}</span>;
  if (state.kind !== 'valid') return null;
  return (
    <span className={styles.valid}>
      <CheckMark />
      <span>{taxCodeCopy.valid}</span>
    </span>
  );
};

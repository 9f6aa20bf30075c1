import { useMemo, useState, type ReactNode } from 'react';
import { taxCodeCopy } from '../../copy/tax-code';
import { UppercaseField } from '../../ui/fields/UppercaseField';
import { VisuallyHidden } from '../../ui/shell/VisuallyHidden';
import { TaxCodeWatcher, type TaxCodePaths, type TaxCodeState } from './TaxCodeWatcher';
import type { TaxCodeCheck } from './useTaxCodeCheck';

export interface TaxCodeFieldProps {
  label: string;
  hint?: string;
  /** Formik paths of the code and of the names that it is checked with. A stable object. */
  paths: TaxCodePaths;
  taxCodeCheck: TaxCodeCheck;
  /** Under the field. A stable node. */
  help?: ReactNode;
}

/** A tax code that the service checks with the names as soon as it is whole; typing goes on meanwhile. */
export function TaxCodeField({ label, hint, paths, taxCodeCheck, help }: TaxCodeFieldProps) {
  const [state, setState] = useState<TaxCodeState>({ kind: 'unknown' });
  const notes = useMemo(
    () => (
      <>
        <span role="status">{words(state)}</span>
        {help}
      </>
    ),
    [state, help],
  );
  return (
    <>
      <UppercaseField name={paths.cf} label={label} hint={hint} help={notes} maxLength={24} />
      <TaxCodeWatcher paths={paths} taxCodeCheck={taxCodeCheck} onState={setState} />
    </>
  );
}

const words = (state: TaxCodeState): ReactNode => {
  switch (state.kind) {
    case 'checking':
      return taxCodeCopy.checking;
    case 'valid':
      return taxCodeCopy.valid;
    case 'refused':
      // It stands at the field already; here it is said.
      return <VisuallyHidden>{state.message}</VisuallyHidden>;
    default:
      return null;
  }
};

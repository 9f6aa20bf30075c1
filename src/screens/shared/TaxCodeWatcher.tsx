import { useEffect, useRef } from 'react';
import { personName, TAX_CODE_PATTERN } from '../../contract/rules/contact';
import { capitalizeWords, cleanTaxCode } from '../../contract/text';
import { useFormScope } from '../../ui/form/FormScope';
import { withoutServerError, withServerError } from '../../ui/form/formStatus';
import { useFieldValue } from '../../ui/form/useFieldValue';
import type { TaxCodeCheck, TaxCodeVerdict } from './useTaxCodeCheck';

export interface TaxCodePaths {
  readonly nome: string;
  readonly cognome: string;
  readonly cf: string;
}

export type TaxCodeState = { readonly kind: 'unknown' | 'checking' } | TaxCodeVerdict;

export interface TaxCodeWatcherProps {
  paths: TaxCodePaths;
  taxCodeCheck: TaxCodeCheck;
  onState: (state: TaxCodeState) => void;
}

/** The same object each time, so that a key in a name renders nothing else. */
export const UNKNOWN: TaxCodeState = { kind: 'unknown' };
const CHECKING: TaxCodeState = { kind: 'checking' };

const name = personName('');

/** Keys follow one another faster than this. */
const QUIET_MS = 400;

/** Shows nothing. Whenever the code or a name changes: what was said of the code before is taken back, and asked again. */
export function TaxCodeWatcher({ paths, taxCodeCheck, onState }: TaxCodeWatcherProps) {
  const { changeStatus, requestValidation } = useFormScope();
  const nome = capitalizeWords(useFieldValue(paths.nome));
  const cognome = capitalizeWords(useFieldValue(paths.cognome));
  const typed = useFieldValue(paths.cf);
  const cf = cleanTaxCode(typed);
  const refusal = useRef<string>(undefined);
  useEffect(() => {
    if (refusal.current !== undefined) changeStatus((status) => withoutServerError(status, paths.cf));
    refusal.current = undefined;
    onState(UNKNOWN);
    // Of a name that is wrong the service would say so at the code.
    if (!name.isValidSync(nome) || !name.isValidSync(cognome) || !TAX_CODE_PATTERN.test(cf)) return;
    let wanted = true;
    const ask = async () => {
      onState(CHECKING);
      // What was said of an unfinished one is no longer so.
      requestValidation();
      const verdict = await taxCodeCheck.check({ nome, cognome, cf });
      if (!wanted || verdict.kind === 'superseded') return;
      onState(verdict);
      if (verdict.kind !== 'refused') return;
      refusal.current = verdict.message;
      changeStatus((status) => withServerError(status, paths.cf, verdict.message));
    };
    const timer = setTimeout(() => void ask(), QUIET_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
      taxCodeCheck.cancel();
    };
  }, [nome, cognome, cf, paths, taxCodeCheck, onState, changeStatus, requestValidation]);
  useEffect(() => {
    const { current } = refusal;
    // Its blanks went, and with them what stood at the field: it is the same code all the same.
    if (current !== undefined) changeStatus((status) => withServerError(status, paths.cf, current));
  }, [typed, paths, changeStatus]);
  return null;
}

import { useEffect, useRef } from 'react';
import { personName, TAX_CODE_PATTERN } from '../../contract/rules/contact';
import { capitalizeWords, cleanTaxCode } from '../../contract/text';
import { useFormScope } from '../../ui/form/FormScope';
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

/** One constant object, so that typing a name causes no other render. */
export const UNKNOWN: TaxCodeState = { kind: 'unknown' };
const CHECKING: TaxCodeState = { kind: 'checking' };

const name = personName('');

interface Person {
  readonly nome: string;
  readonly cognome: string;
  readonly cf: string;
}

/** '' while the code is not complete, or a name is not valid. */
const toCheck = (typed: Person): string => {
  const cf = cleanTaxCode(typed.cf);
  // The cheapest test comes first: this runs at every key.
  if (!TAX_CODE_PATTERN.test(cf)) return '';
  const person: Person = { nome: capitalizeWords(typed.nome), cognome: capitalizeWords(typed.cognome), cf };
  // For an invalid name the service would report an error on the code.
  const isWhole = name.isValidSync(person.nome) && name.isValidSync(person.cognome);
  return isWhole ? JSON.stringify(person) : '';
};

/** Longer than the pause between two keys. */
const QUIET_MS = 400;

/** A component that renders nothing, so that typing a name causes no other render. */
export function TaxCodeWatcher({ paths, taxCodeCheck, onState }: TaxCodeWatcherProps) {
  const { judge, requestValidation } = useFormScope();
  const typed = useFieldValue(paths.cf);
  const nome = useFieldValue(paths.nome);
  const cognome = useFieldValue(paths.cognome);
  const person = toCheck({ nome, cognome, cf: typed });
  const refusal = useRef<string>(undefined);
  useEffect(() => {
    if (refusal.current !== undefined) judge(paths.cf, '');
    refusal.current = undefined;
    onState(UNKNOWN);
    if (person === '') return;
    let wanted = true;
    const ask = async () => {
      onState(CHECKING);
      // The message for the incomplete code no longer applies.
      requestValidation();
      const verdict = await taxCodeCheck.check(JSON.parse(person) as Person);
      if (!wanted || verdict.kind === 'superseded') return;
      onState(verdict);
      if (verdict.kind !== 'refused') return;
      refusal.current = verdict.message;
      judge(paths.cf, verdict.message);
    };
    const timer = setTimeout(() => void ask(), QUIET_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
      taxCodeCheck.cancel();
    };
  }, [person, paths, taxCodeCheck, onState, judge, requestValidation]);
  useEffect(() => {
    const { current } = refusal;
    // Removing blanks has removed the message too, although the code is the same.
    if (current !== undefined) judge(paths.cf, current);
  }, [typed, paths, judge]);
  useEffect(
    // Entered again, the page asks again, and the answer may be another.
    () => () => {
      if (refusal.current !== undefined) judge(paths.cf, '');
    },
    [paths, judge],
  );
  return null;
}

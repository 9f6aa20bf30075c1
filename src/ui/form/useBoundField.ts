import { getIn, useFormikContext } from 'formik';
import { useCallback, useContext, useEffect, useRef } from 'react';
import { FormScope, type Normalize } from './FormScope';
import { withoutServerError, type FormStatus } from './formStatus';

export interface FieldBinding<Value> {
  value: Value;
  /** What to show now: nothing before the field was touched. */
  error: string | undefined;
  /** While typing: records, does not judge. */
  onValue: (next: Value) => void;
  /** A choice made or a field left: records when a value is given, marks as touched, judges. */
  onCommit: (next?: Value) => void;
}

export interface BindingOptions<Value> {
  normalize?: Normalize;
  /** After the value has changed by the applicant's hand. */
  onValueChange?: (next: Value) => void;
}

/**
 * The field at a Formik path. Its component renders at every key of the form, as every consumer of Formik's context does:
 * keep it empty and hand the result to a memoised control, which then renders alone. The two callbacks never change.
 */
export function useBoundField<Value>(
  name: string,
  empty: Value,
  { normalize, onValueChange }: BindingOptions<Value> = {},
): FieldBinding<Value> {
  const formik = useFormikContext<unknown>();
  const scope = useContext(FormScope);
  const status = formik.status as FormStatus | undefined;
  const current: unknown = getIn(formik.values, name);
  const refused: unknown = getIn(formik.errors, name);
  const touched = getIn(formik.touched, name) === true || formik.submitCount > 0;
  const serverError = status?.server[name];
  const latest = useRef({ formik, scope, current, onValueChange });
  useEffect(() => {
    latest.current = { formik, scope, current, onValueChange };
  });
  useEffect(
    () => (normalize && scope ? scope.registerNormalizer(name, normalize) : undefined),
    [name, normalize, scope],
  );

  const onValue = useCallback(
    (next: Value) => {
      const now = latest.current;
      if (next === now.current) return;
      now.current = next;
      void now.formik.setFieldValue(name, next, false);
      const left = withoutServerError(now.formik.status as FormStatus | undefined, name);
      if (left !== now.formik.status) now.formik.setStatus(left);
      now.onValueChange?.(next);
    },
    [name],
  );
  const onCommit = useCallback(
    (next?: Value) => {
      if (next !== undefined) onValue(next);
      const now = latest.current;
      void now.formik.setFieldTouched(name, true, now.scope === null);
      now.scope?.requestValidation();
    },
    [name, onValue],
  );
  return {
    value: (current ?? empty) as Value,
    error: serverError ?? (touched && typeof refused === 'string' ? refused : undefined),
    onValue,
    onCommit,
  };
}

import { getIn, useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { afterPress } from './afterPress';
import { useFormScope, type Normalize } from './FormScope';
import type { FormStatus } from './formStatus';

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
  const scope = useFormScope();
  const status = formik.status as FormStatus | undefined;
  const value = (getIn(formik.values, name) ?? empty) as Value;
  const refused: unknown = getIn(formik.errors, name);
  const touched = formik.submitCount > 0 || getIn(formik.touched, name) === true;
  const listener = useRef(onValueChange);
  useEffect(() => {
    listener.current = onValueChange;
  }, [onValueChange]);
  useEffect(
    () => (normalize ? scope.registerNormalizer(name, normalize) : undefined),
    [name, normalize, scope],
  );

  const onValue = useCallback(
    (next: Value) => {
      const now = scope.formik();
      if (!now || next === getIn(now.values, name)) return;
      scope.write(name, next);
      listener.current?.(next);
    },
    [name, scope],
  );
  const onCommit = useCallback(
    (next?: Value) => {
      if (next !== undefined) onValue(next);
      afterPress(() => {
        void scope.formik()?.setFieldTouched(name, true, false);
        scope.requestValidation();
      });
    },
    [name, onValue, scope],
  );
  return {
    value,
    error: status?.server[name] ?? (touched && typeof refused === 'string' ? refused : undefined),
    onValue,
    onCommit,
  };
}

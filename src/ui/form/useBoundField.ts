import { getIn, useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { runAfterClick } from './runAfterClick';
import { useFormScope, type Normalize } from './FormScope';
import type { FormStatus } from './formStatus';

export interface FieldBinding<Value> {
  value: Value;
  /** The error to show; undefined before the field was touched. */
  error: string | undefined;
  /** Stores a value while typing, without validation. */
  onValue: (next: Value) => void;
  /**
   * Called when a choice is made or the field is left: stores the value if given, marks the field as touched,
   * validates.
   */
  onCommit: (next?: Value) => void;
}

export interface BindingOptions<Value> {
  normalize?: Normalize;
  /** Called after the applicant has changed the value. */
  onValueChange?: (next: Value) => void;
}

/**
 * Binds a field to a Formik path. Like every consumer of Formik's context, its component renders at every
 * key: keep it empty and pass the result to a memoised control. The two callbacks are stable.
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
      runAfterClick(() => {
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

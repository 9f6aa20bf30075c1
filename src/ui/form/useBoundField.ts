import { getIn, useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { runAfterClick } from './runAfterClick';
import { useFormScope, type Normalize } from './FormScope';
import type { FormStatus } from './formStatus';
import { useFormValue } from './useFieldValue';

export interface FieldActions<Value> {
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

export interface FieldBinding<Value> extends FieldActions<Value> {
  value: Value;
}

export interface BindingOptions<Value> {
  normalize?: Normalize;
  /** Called after the applicant has changed the value. */
  onValueChange?: (next: Value) => void;
}

/**
 * Returns a field's error and what changes it, without its value: a key renders nothing. Like every consumer
 * of Formik's context, its component renders whenever a field is left: keep it empty and pass the result to a
 * memoised control. The two callbacks are stable.
 */
export function useFieldActions<Value>(
  name: string,
  { normalize, onValueChange }: BindingOptions<Value> = {},
): FieldActions<Value> {
  const formik = useFormikContext<unknown>();
  const scope = useFormScope();
  const status = formik.status as FormStatus | undefined;
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
      if (next === scope.values.at(name)) return;
      scope.write(name, next);
      listener.current?.(next);
    },
    [name, scope],
  );
  const onCommit = useCallback(
    (next?: Value) => {
      const before = scope.values.at(name);
      if (next !== undefined && next !== before) {
        // Cleaned up, the same is sent: the service's message, to whose list the focus may have gone, holds.
        const isSame = typeof before === 'string' && normalize?.(before) === next;
        if (isSame) scope.values.write(name, next);
        else scope.write(name, next);
        listener.current?.(next);
      }
      runAfterClick(() => {
        scope.touch(name);
        scope.requestValidation();
      });
    },
    [name, normalize, scope],
  );
  return {
    error: status?.server[name] ?? (touched && typeof refused === 'string' ? refused : undefined),
    onValue,
    onCommit,
  };
}

/** Binds a field to a Formik path. Renders when its value changes, too: text fields use `useFieldText`. */
export function useBoundField<Value>(
  name: string,
  empty: Value,
  options?: BindingOptions<Value>,
): FieldBinding<Value> {
  const actions = useFieldActions(name, options);
  return { ...actions, value: useFormValue(({ at }) => (at(name) ?? empty) as Value) };
}

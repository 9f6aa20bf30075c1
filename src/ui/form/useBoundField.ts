import { getIn, useFormikContext } from 'formik';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { runAfterClick } from '../shell/afterClick';
import { ServerErrors, useFormScope } from './FormScope';
import { useValueAt } from './useFieldValue';

export interface FieldActions<Value> {
  /** Undefined before the field was touched. */
  error: string | undefined;
  onValue: (next: Value) => void;
  /** When a choice is made or the field is left. */
  onCommit: (next?: Value) => void;
}

export interface FieldBinding<Value> extends FieldActions<Value> {
  value: Value;
}

export interface BindingOptions<Value> {
  /** Applied when the field is left: the same text, cleaned up, keeps the service's message. */
  normalize?: (text: string) => string;
  onValueChange?: (next: Value) => void;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || value === false;

/**
 * Like every consumer of Formik's context, a component that calls this renders at every key: keep it empty
 * and pass the result to a memoised control. The two callbacks are stable.
 */
export function useFieldActions<Value>(
  name: string,
  { normalize, onValueChange }: BindingOptions<Value> = {},
): FieldActions<Value> {
  const formik = useFormikContext<unknown>();
  const scope = useFormScope();
  const ofService = useContext(ServerErrors)[name];
  const refused: unknown = getIn(formik.errors, name);
  const { shownErrors, news } = scope;
  const { submitCount } = formik;
  // A field that an answer reveals is not wrong yet, even after earlier attempts.
  const [born] = useState(submitCount);
  useEffect(() => shownErrors.add(name, born), [shownErrors, name, born]);
  useEffect(() => news.add(name), [news, name]);
  const isShown = submitCount > born || shownErrors.isLeft(name);
  /** Something was entered, even if it was removed again. */
  const isEntered = useRef(false);
  const listener = useRef(onValueChange);
  useEffect(() => {
    listener.current = onValueChange;
  }, [onValueChange]);

  const onValue = useCallback(
    (next: Value) => {
      if (next === scope.at(name)) return;
      isEntered.current = true;
      scope.write(name, next);
      listener.current?.(next);
    },
    [name, scope],
  );
  const onCommit = useCallback(
    (next?: Value) => {
      const before = scope.at(name);
      if (next !== undefined && next !== before) {
        // Cleaned up, the same is sent: the service's message, to whose list the focus may have gone, holds.
        const isSame = typeof before === 'string' && normalize?.(before) === next;
        isEntered.current = true;
        scope.write(name, next, isSame);
        listener.current?.(next);
      }
      // Passing by an empty field is no error yet.
      const isPassed = !isEntered.current && isEmpty(before) && isEmpty(next);
      runAfterClick(() => {
        if (!isPassed) scope.touch(name);
        scope.requestValidation();
      });
    },
    [name, normalize, scope],
  );
  return {
    error: ofService ?? (isShown && typeof refused === 'string' ? refused : undefined),
    onValue,
    onCommit,
  };
}

export function useBoundField<Value>(
  name: string,
  empty: Value,
  options?: BindingOptions<Value>,
): FieldBinding<Value> {
  const value = (useValueAt(name) ?? empty) as Value;
  return { ...useFieldActions(name, options), value };
}

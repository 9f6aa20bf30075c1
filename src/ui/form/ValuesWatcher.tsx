import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

const QUIET_MS = 400;

export interface ValuesWatcherProps<Values> {
  onValuesChange: (values: Values) => void;
}

/** Tells the values a moment after the last change; what was not told yet is told when the form goes. */
export function ValuesWatcher<Values extends object>({ onValuesChange }: ValuesWatcherProps<Values>) {
  const { values, isSubmitting } = useFormikContext<Values>();
  const told = useRef(values);
  const latest = useRef({ values, onValuesChange });
  useEffect(() => {
    latest.current = { values, onValuesChange };
    if (told.current === values) return;
    const timer = setTimeout(() => {
      told.current = values;
      onValuesChange(values);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [values, onValuesChange]);
  // What is being sent is the flow's to keep: told again as the form goes, it would outlive the answer.
  useEffect(() => {
    if (isSubmitting) told.current = values;
  }, [isSubmitting, values]);
  useEffect(
    () => () => {
      const last = latest.current;
      if (told.current === last.values) return;
      told.current = last.values;
      last.onValuesChange(last.values);
    },
    [],
  );
  return null;
}

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

const QUIET_MS = 400;

export interface ValuesWatcherProps<Values> {
  onValuesChange: (values: Values) => void;
}

/** Tells the values a moment after the last change; what was not told yet is told when the form goes. */
export function ValuesWatcher<Values extends object>({ onValuesChange }: ValuesWatcherProps<Values>) {
  const { values } = useFormikContext<Values>();
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

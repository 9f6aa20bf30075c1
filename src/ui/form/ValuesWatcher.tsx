import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';

const QUIET_MS = 400;

/** The page may be gone before the quiet comes: left, loaded again, put away on a phone. */
const LEAVING = ['visibilitychange', 'beforeunload', 'pagehide'] as const;

export interface ValuesWatcherProps<Values> {
  onValuesChange: (values: Values) => void;
}

/**
 * Tells the values a moment after the last change. What was not told yet is told when the form is sent, and when it or
 * the page goes.
 */
export function ValuesWatcher<Values extends object>({ onValuesChange }: ValuesWatcherProps<Values>) {
  const { values, isSubmitting } = useFormikContext<Values>();
  const told = useRef(values);
  const latest = useRef({ values, onValuesChange });
  const tell = useCallback(() => {
    const last = latest.current;
    if (told.current === last.values) return;
    told.current = last.values;
    last.onValuesChange(last.values);
  }, []);
  useEffect(() => {
    latest.current = { values, onValuesChange };
    if (told.current === values) return;
    const timer = setTimeout(tell, QUIET_MS);
    // Only while there is something to tell: browsers may not cache a page that listens for its end.
    for (const event of LEAVING) window.addEventListener(event, tell, true);
    return () => {
      clearTimeout(timer);
      for (const event of LEAVING) window.removeEventListener(event, tell, true);
    };
  }, [values, onValuesChange, tell]);
  // Before the call goes out: told as the form goes, what was sent would outlive the answer.
  useEffect(() => {
    if (isSubmitting) tell();
  }, [isSubmitting, values, tell]);
  useEffect(() => tell, [tell]);
  return null;
}

import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';

const QUIET_MS = 400;

/** Events after which the page may be gone before the delay is over. */
const LEAVING = ['visibilitychange', 'beforeunload', 'pagehide'] as const;

export interface ValuesWatcherProps<Values> {
  onValuesChange: (values: Values) => void;
}

/**
 * Reports the values shortly after the last change. Pending changes are reported on submit, on unmount and
 * when the page is hidden or closed.
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
    // Only while a change is pending: a permanent listener may disable the browser's page cache.
    for (const event of LEAVING) window.addEventListener(event, tell, true);
    return () => {
      clearTimeout(timer);
      for (const event of LEAVING) window.removeEventListener(event, tell, true);
    };
  }, [values, onValuesChange, tell]);
  // Reports before the submit's call: reported on unmount, the sent values would be stored again after the
  // response.
  useEffect(() => {
    if (isSubmitting) tell();
  }, [isSubmitting, values, tell]);
  useEffect(() => tell, [tell]);
  return null;
}

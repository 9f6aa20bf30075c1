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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback(function report() {
    if (timer.current !== undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      for (const event of LEAVING) window.removeEventListener(event, report, true);
    }
    const last = latest.current;
    if (told.current === last.values) return;
    told.current = last.values;
    last.onValuesChange(last.values);
  }, []);
  useEffect(() => {
    latest.current = { values, onValuesChange };
    if (told.current === values) return;
    // Only while a change is pending: a permanent listener may disable the browser's page cache.
    if (timer.current === undefined) for (const event of LEAVING) window.addEventListener(event, tell, true);
    clearTimeout(timer.current);
    timer.current = setTimeout(tell, QUIET_MS);
  }, [values, onValuesChange, tell]);
  // Reports before the submit's call: reported on unmount, the sent values would be stored again after the
  // response.
  useEffect(() => {
    if (isSubmitting) tell();
  }, [isSubmitting, values, tell]);
  useEffect(() => tell, [tell]);
  return null;
}

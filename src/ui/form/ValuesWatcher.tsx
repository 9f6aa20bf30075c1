import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import type { FormValues } from './formValues';
import { addPendingReport, dropPendingReport } from './pendingValues';

const QUIET_MS = 400;

/** Events after which the page may be gone before the delay is over. */
const LEAVING = ['visibilitychange', 'beforeunload', 'pagehide'] as const;

export interface ValuesWatcherProps<Values extends object> {
  values: FormValues<Values>;
  onValuesChange: (values: Values) => void;
}

/**
 * Reports the values shortly after the last change. Pending changes are reported on submit, on unmount, at
 * the end of the session and when the page is hidden or closed.
 */
export function ValuesWatcher<Values extends object>({ values, onValuesChange }: ValuesWatcherProps<Values>) {
  const { isSubmitting } = useFormikContext();
  const told = useRef(values.read());
  const latest = useRef({ onValuesChange, isSubmitting });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback(
    function report() {
      if (timer.current !== undefined) {
        clearTimeout(timer.current);
        timer.current = undefined;
        for (const event of LEAVING) window.removeEventListener(event, report, true);
        dropPendingReport(report);
      }
      const now = values.read();
      if (told.current === now) return;
      told.current = now;
      latest.current.onValuesChange(now);
    },
    [values],
  );
  // Reports before the submit's call: reported on unmount, the sent values would be stored again after the
  // response.
  useEffect(() => {
    latest.current = { onValuesChange, isSubmitting };
    if (isSubmitting) tell();
  }, [onValuesChange, isSubmitting, tell]);
  useEffect(() => {
    const note = () => {
      if (latest.current.isSubmitting) return tell();
      // Only while a change is pending: a permanent listener may disable the browser's page cache.
      if (timer.current === undefined) {
        for (const event of LEAVING) window.addEventListener(event, tell, true);
        addPendingReport(tell);
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(tell, QUIET_MS);
    };
    // A field's effect may have written before.
    if (told.current !== values.read()) note();
    return values.follow(note);
  }, [values, tell]);
  useEffect(() => tell, [tell]);
  return null;
}

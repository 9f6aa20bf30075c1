import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { addPendingReport, dropPendingReport } from './pendingValues';

const QUIET_MS = 400;

/** Events after which the page may be gone before the delay is over. */
const LEAVING = ['visibilitychange', 'beforeunload', 'pagehide'] as const;

export function ValuesWatcher<Values>({ onValuesChange }: { onValuesChange: (values: Values) => void }) {
  const { values, isSubmitting } = useFormikContext<Values>();
  const reported = useRef(values);
  const latest = useRef({ values, onValuesChange });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback(function report() {
    if (timer.current !== undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      for (const event of LEAVING) window.removeEventListener(event, report, true);
      dropPendingReport(report);
    }
    const now = latest.current;
    if (reported.current === now.values) return;
    reported.current = now.values;
    now.onValuesChange(now.values);
  }, []);
  useEffect(() => {
    latest.current = { values, onValuesChange };
    if (reported.current === values) return;
    // Before the call: reported on unmount, the sent values would be stored again after the response.
    if (isSubmitting) {
      tell();
      return;
    }
    // Only while a change is pending: a permanent listener may disable the browser's page cache.
    if (timer.current === undefined) {
      for (const event of LEAVING) window.addEventListener(event, tell, true);
      addPendingReport(tell);
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(tell, QUIET_MS);
  }, [values, onValuesChange, isSubmitting, tell]);
  useEffect(() => tell, [tell]);
  return null;
}

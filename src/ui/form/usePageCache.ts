import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { reportPendingValues } from './pendingValues';
import type { ShownFields } from './shownFields';

/** When a page that has come back shows its values again: on a busy device WebKit empties inputs late. */
const RESTORE_MS = [0, 100];
const LAST_RESTORE_MS = 1000;

/**
 * Keeps what the applicant sees when the page is left, and shows it again when the page comes out of the
 * browser's page cache: WebKit empties passwords and inputs with `autocomplete=off` there, without an event.
 * These listeners do not keep a page out of the page cache.
 */
export function usePageCache({ adopt, suspend, restore, resume }: ShownFields): void {
  useEffect(() => {
    const keep = () => {
      // Rendered at once: what the form has not rendered is lost with the page.
      if (flushSync(adopt)) reportPendingValues();
    };
    const leave = ({ persisted }: PageTransitionEvent) => {
      keep();
      if (persisted) suspend();
    };
    let timers: readonly ReturnType<typeof setTimeout>[] = [];
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      timers = [
        ...RESTORE_MS.map((delay) => setTimeout(restore, delay)),
        setTimeout(resume, LAST_RESTORE_MS),
      ];
    };
    // A hidden page may be closed without `pagehide`: the draft is all that is left.
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [adopt, suspend, restore, resume]);
}

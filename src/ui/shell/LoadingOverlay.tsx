import { useEffect, useRef, useState } from 'react';
import { shellCopy } from '../../copy/shell';
import { loadingBegan, loadingEnded } from './announce';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './LoadingOverlay.module.css';

/**
 * Returns true after `active` has lasted `delay` ms, and then for at least `minimum` ms: quick calls show
 * nothing, slow ones do not flicker.
 */
function useDelayedFlag(active: boolean, delay = 150, minimum = 400): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (active === shown) return;
    const wait = active ? delay : Math.max(0, shownAt.current + minimum - Date.now());
    const timer = setTimeout(() => {
      if (active) shownAt.current = Date.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown, delay, minimum]);
  return shown;
}

interface LoadingOverlayProps {
  active: boolean;
  message?: string;
  /** Milliseconds that a call may take without being shown. */
  delay?: number;
}

/**
 * The status region is always rendered, so that its text is announced. It stays empty if another loading,
 * just before, was announced.
 */
export function LoadingOverlay({ active, message = shellCopy.loading, delay }: LoadingOverlayProps) {
  const shown = useDelayedFlag(active, delay);
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    if (!shown) return;
    setIsSaid(loadingBegan());
    return () => {
      loadingEnded();
      setIsSaid(false);
    };
  }, [shown]);
  return (
    <>
      {shown && (
        <div className={styles.overlay}>
          <div className={styles.panel}>
            <span className={styles.mark} aria-hidden="true" />
            <p aria-hidden="true">{message}</p>
          </div>
        </div>
      )}
      <div role="status">{isSaid && <VisuallyHidden>{message}</VisuallyHidden>}</div>
    </>
  );
}

import { shellCopy } from '../../copy/shell';
import { useDelayedFlag } from './useDelayedFlag';
import styles from './LoadingOverlay.module.css';

export interface LoadingOverlayProps {
  active: boolean;
  message?: string;
}

/** Full screen, while a step call runs. The status region is always there, so that its words are announced when they come. */
export function LoadingOverlay({ active, message = shellCopy.loading }: LoadingOverlayProps) {
  const shown = useDelayedFlag(active);
  return (
    <div role="status" aria-live="polite">
      {shown && (
        <div className={styles.overlay}>
          <div className={styles.panel}>
            <span className={styles.mark} aria-hidden="true" />
            <p>{message}</p>
          </div>
        </div>
      )}
    </div>
  );
}

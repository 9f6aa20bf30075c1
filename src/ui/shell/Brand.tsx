import { shellCopy } from '../../copy/shell';
import styles from './Brand.module.css';

/** The brand name with its logo, an open door. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
        <rect x="3" y="2.5" width="18" height="19" rx="4" stroke="currentColor" strokeWidth="2" />
        <path d="M8 21.5V6.2l7.2-1.9a1 1 0 0 1 1.3 1v16.2Z" fill="currentColor" />
      </svg>
      {shellCopy.brand}
    </span>
  );
}

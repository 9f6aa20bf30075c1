import type { ReactNode } from 'react';
import styles from './core/inputs.module.css';

/** Short fields side by side if there is room, else stacked. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

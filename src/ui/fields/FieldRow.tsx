import type { ReactNode } from 'react';
import styles from './core/inputs.module.css';

/** Short fields side by side where there is room, one under the other where there is not. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

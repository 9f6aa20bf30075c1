import type { ReactNode } from 'react';
import styles from './core/inputs.module.css';

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

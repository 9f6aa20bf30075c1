import type { ReactNode } from 'react';
import styles from './upload.module.css';

/** Upload cards, one under the other. */
export const Uploads = ({ children }: { children: ReactNode }) => (
  <div className={styles.uploads}>{children}</div>
);

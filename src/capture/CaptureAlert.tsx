import type { ReactNode } from 'react';
import { AlertMark } from '../ui/shell/AlertMark';
import styles from './CaptureAlert.module.css';

export interface CaptureAlertProps {
  title: string;
  text?: ReactNode;
  /** The way on: a button or two. */
  children?: ReactNode;
}

/** What went wrong with a camera or a file, read out as it appears, with what can be done about it. */
export function CaptureAlert({ title, text, children }: CaptureAlertProps) {
  return (
    <div role="alert" className={styles.alert}>
      <span className={styles.icon}>
        <AlertMark />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p>{text}</p>}
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}

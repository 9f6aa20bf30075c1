import type { ReactNode } from 'react';
import { AlertMark } from '../ui/shell/icons';
import styles from './CaptureAlert.module.css';

export interface CaptureAlertProps {
  title: string;
  text?: ReactNode;
  /** Buttons for what to do next. */
  children?: ReactNode;
}

/** A problem with a camera or file, announced when it appears, with what to do about it. */
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

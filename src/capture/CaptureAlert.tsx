import type { ReactNode } from 'react';
import { AlertMark } from '../ui/shell/icons';
import styles from './CaptureAlert.module.css';

export interface CaptureAlertProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

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

import { useEffect, useRef, type ReactNode } from 'react';
import { shellCopy } from '../../copy/shell';
import { Button } from './Button';
import { Interrupted } from './illustrations/outcomes';
import { Layout } from './Layout';
import styles from './ErrorScreen.module.css';

export interface ErrorScreenProps {
  title?: string;
  message: string;
  detail?: string;
  action?: { label: string; onPress: () => void };
  exit?: { label: string; onPress: () => void };
  /** Present if the applicant can continue (code check, invitation). */
  onClose?: () => void;
  children?: ReactNode;
  footer?: ReactNode;
}

export function ErrorScreen({
  title = shellCopy.errorScreenTitle,
  message,
  detail,
  action,
  exit,
  onClose,
  children,
  footer,
}: ErrorScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Layout footer={footer}>
      <div className={styles.screen}>
        <span className={styles.art}>
          <Interrupted size={96} />
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <div role="alert" className={styles.message}>
          <p>{message}</p>
          {detail !== undefined && <p>{detail}</p>}
        </div>
        <div className={styles.actions}>
          {action && <Button onClick={action.onPress}>{action.label}</Button>}
          {onClose && (
            <Button variant="secondary" onClick={onClose}>
              {shellCopy.close}
            </Button>
          )}
          {exit && (
            <Button variant="secondary" onClick={exit.onPress}>
              {exit.label}
            </Button>
          )}
        </div>
        {children}
      </div>
    </Layout>
  );
}

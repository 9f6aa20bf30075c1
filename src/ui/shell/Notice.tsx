import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui';
import { AlertMark, CheckMark } from './icons';
import { joinClasses } from './joinClasses';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './Notice.module.css';
import { useSaid } from './useSaid';

export type NoticeTone = 'info' | 'warning' | 'success' | 'error';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  /** Omit it for a notice that is there from the start. */
  live?: boolean;
  children: ReactNode;
}

export function Notice({ tone = 'info', title, live = false, children }: NoticeProps) {
  return (
    <div ref={useSaid<HTMLDivElement>(live)} className={joinClasses(styles.notice, styles[tone])}>
      <span className={styles.icon}>{tone === 'success' ? <CheckMark size={20} /> : <AlertMark />}</span>
      <div>
        <VisuallyHidden>{`${uiCopy.notice[tone]}: `}</VisuallyHidden>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import '../base.css';
import { shellCopy } from '../../copy/shell';
import { announcer } from './announce';
import { Brand } from './Brand';
import { MAIN_ID } from './mainId';
import styles from './Layout.module.css';

export interface LayoutProps {
  /** Undefined on standalone pages. */
  stepper?: ReactNode;
  footer?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

export function Layout({ stepper, footer, busy = false, children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {shellCopy.skipToContent}
      </a>
      <header className={styles.header}>
        <Brand />
        {stepper}
      </header>
      <div className={styles.content}>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main} aria-busy={busy || undefined}>
          {children}
        </main>
        {footer}
      </div>
      <div {...announcer} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { shellCopy } from '../../copy/shell';
import styles from './NewTabLink.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface NewTabLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that opens in a new tab, and says so: by an arrow, and in its name. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true">
        {/* A word joiner: the arrow never stands alone on the next line. */}
        {'\u2060'}
        <svg className={styles.mark} viewBox="0 0 12 12" focusable="false">
          <path d="M4.5 1.5h6v6M10.5 1.5l-9 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </span>
      <VisuallyHidden> {shellCopy.newTab}</VisuallyHidden>
    </a>
  );
}

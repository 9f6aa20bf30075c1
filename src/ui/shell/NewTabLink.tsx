import { shellCopy } from '../../copy/shell';
import styles from './NewTabLink.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface NewTabLinkProps {
  href: string;
  className?: string;
  children: string;
}

/** The last word and the arrow are in one element, so that the arrow never wraps to a line alone. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const lastWord = children.lastIndexOf(' ') + 1;
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span>
        <span>{children.slice(0, lastWord)}</span>
        <span className={styles.end}>
          <span>{children.slice(lastWord)}</span>
          <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
            <path d="M4.5 1.5h6v6M10.5 1.5l-9 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </span>
      </span>{' '}
      <VisuallyHidden>{shellCopy.newTab}</VisuallyHidden>
    </a>
  );
}

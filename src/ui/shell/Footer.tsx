import type { ReactNode } from 'react';
import { shellCopy } from '../../copy/shell';
import { NewTabLink } from './NewTabLink';
import styles from './Footer.module.css';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterProps {
  links: readonly FooterLink[];
  help: readonly FooterLink[];
  legalLine: string;
  supportCode?: ReactNode;
}

/** The help is first, on every page in the same place (WCAG 3.2.6). */
export function Footer({ links, help, legalLine, supportCode }: FooterProps) {
  return (
    <footer className={styles.footer}>
      {(help.length > 0 || supportCode !== undefined) && (
        <div className={styles.help}>
          {help.length > 0 && (
            <>
              <p className={styles.question}>{shellCopy.footer.help}</p>
              <ul className={styles.links}>
                {help.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {supportCode}
        </div>
      )}
      <nav aria-label={shellCopy.footer.label}>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={label}>
              <NewTabLink href={href}>{label}</NewTabLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.legal}>{legalLine}</p>
    </footer>
  );
}

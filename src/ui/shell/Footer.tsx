import { shellCopy } from '../../copy/shell';
import { NewTabLink } from './NewTabLink';
import styles from './Footer.module.css';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterProps {
  /** Privacy, cookie and information sheet, from the runtime configuration. */
  links: readonly FooterLink[];
  legalLine: string;
}

export function Footer({ links, legalLine }: FooterProps) {
  return (
    <footer className={styles.footer}>
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

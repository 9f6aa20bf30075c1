import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import styles from './PageHeading.module.css';

/**
 * Which navigation the page on screen came from (`location.key`, say); `undefined` on the first load.
 * The app provides it once: the heading of whatever page arrives, late chunk or not, takes the focus.
 */
export const NavigationContext = createContext<string | undefined>(undefined);

export interface PageHeadingProps {
  children: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** A few words above the title: 'Documento 1 di 2'. */
  eyebrow?: ReactNode;
  /** Takes the focus whenever this changes; default: the `NavigationContext`. */
  focusKey?: string;
}

/** The page's one `h1`. */
export function PageHeading({ children, lead, eyebrow, focusKey }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useContext(NavigationContext);
  const key = focusKey ?? navigation;
  useEffect(() => {
    if (key === undefined) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [key]);
  return (
    <div className={styles.heading}>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {children}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { PageErrorsContext } from './pageErrors';
import { usePressGuard } from './usePressGuard';
import styles from './PageHeading.module.css';

/**
 * Identifies the navigation that led to the page (such as `location.key`); `undefined` on first load. When it
 * changes, the heading of the new page takes the focus, even if its chunk arrives late.
 */
export const NavigationContext = createContext<string | undefined>(undefined);

export interface PageHeadingProps {
  children: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  focusKey?: string;
  /** The page is being loaded, and another may take its place: the focus waits. */
  loading?: boolean;
}

export function PageHeading({ children, lead, eyebrow, focusKey, loading = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useContext(NavigationContext);
  const key = focusKey ?? navigation;
  usePressGuard(key);
  const isHere = key !== undefined && !loading;
  // Before the page is drawn: later, it would move under a press.
  useLayoutEffect(() => {
    if (isHere) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [key, isHere]);
  useEffect(() => {
    if (isHere) heading.current?.focus({ preventScroll: true });
  }, [key, isHere]);
  return (
    <>
      <div className={styles.heading}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {children}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {useContext(PageErrorsContext)?.rest}
    </>
  );
}

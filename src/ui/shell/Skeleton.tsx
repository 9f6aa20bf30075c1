import { useEffect } from 'react';
import { shellCopy } from '../../copy/shell';
import { announce, loadingBegan, loadingEnded } from './announce';
import { joinClasses } from './joinClasses';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './Skeleton.module.css';

export function SkeletonLine({ width = '100%' }: { width?: string }) {
  return <div className={styles.line} style={{ width }} aria-hidden="true" />;
}

export function SkeletonField() {
  return (
    <div className={styles.field} aria-hidden="true">
      <div className={joinClasses(styles.line, styles.label)} />
      <div className={joinClasses(styles.line, styles.control)} />
    </div>
  );
}

/** Announced, unless it follows another. */
export function SkeletonStep({ fields = 4 }: { fields?: number }) {
  useEffect(() => {
    if (loadingBegan()) announce(shellCopy.loading);
    return loadingEnded;
  }, []);
  return (
    <div className={styles.step}>
      <VisuallyHidden>{shellCopy.loading}</VisuallyHidden>
      <div className={joinClasses(styles.line, styles.title)} aria-hidden="true" />
      {Array.from({ length: fields }, (_, index) => (
        <SkeletonField key={index} />
      ))}
      <div className={joinClasses(styles.line, styles.action)} aria-hidden="true" />
    </div>
  );
}

import type { ReactNode } from 'react';
import { AlertMark } from '../../shell/icons';
import styles from './FieldFrame.module.css';

/** Returns the ids of the notes under a field, the error first. `undefined` if there are none. */
export function describedBy(id: string, error: unknown, hint: unknown): string | undefined {
  const ids = [error !== undefined && `${id}-errore`, hint !== undefined && `${id}-aiuto`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export interface FieldNotesProps {
  id: string;
  error?: string;
  hint?: ReactNode;
  /** Buttons or links under the hint. */
  help?: ReactNode;
}

/** The notes under a field: error, hint (which stays with an error), help. */
export function FieldNotes({ id, error, hint, help }: FieldNotesProps) {
  return (
    <>
      {error !== undefined && (
        <p id={`${id}-errore`} className={styles.error}>
          <AlertMark size={16} />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-aiuto`} className={styles.hint}>
          {hint}
        </p>
      )}
      {help !== undefined && (
        <div id={`${id}-altro`} className={styles.help}>
          {help}
        </div>
      )}
    </>
  );
}

export function Optional({ text }: { text: string }) {
  return <span className={styles.optional}> ({text})</span>;
}

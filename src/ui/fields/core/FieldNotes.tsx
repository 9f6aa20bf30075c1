import type { ReactNode } from 'react';
import { AlertMark } from '../../shell/AlertMark';
import styles from './FieldFrame.module.css';

export interface FieldNotesProps {
  id: string;
  error?: string;
  hint?: ReactNode;
  /** Buttons or links that help with the field; under the hint. */
  help?: ReactNode;
}

/** The words under a field: its error, its hint (which stays with the error), its help. */
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

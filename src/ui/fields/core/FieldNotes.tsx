import type { ReactNode } from 'react';
import { AlertMark } from '../../shell/icons';
import styles from './FieldFrame.module.css';

/**
 * Returns the ids of the notes of a field, the error first: `unit` is what is beside its text. `undefined`
 * if there are none.
 */
export function describedBy(id: string, error: unknown, hint: unknown, unit?: unknown): string | undefined {
  const ids = [
    error !== undefined && `${id}-errore`,
    unit !== undefined && `${id}-unita`,
    hint !== undefined && `${id}-aiuto`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export interface FieldNotesProps {
  id: string;
  error?: string;
  /** What to do about the error, in the same note. */
  advice?: string;
  hint?: ReactNode;
  /** Buttons or links under the hint. */
  help?: ReactNode;
}

/** The notes under a field: error, hint (which stays with an error), help. */
export function FieldNotes({ id, error, advice, hint, help }: FieldNotesProps) {
  return (
    <>
      {error !== undefined && (
        <p id={`${id}-errore`} className={styles.error}>
          <AlertMark size={16} />
          {advice === undefined ? (
            <span>{error}</span>
          ) : (
            <span>
              <span>{error}</span> <span className={styles.advice}>{advice}</span>
            </span>
          )}
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
  return <span className={styles.optional}>{` (${text})`}</span>;
}

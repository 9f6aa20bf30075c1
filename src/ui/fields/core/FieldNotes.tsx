import type { ReactNode } from 'react';
import { AlertMark } from '../../shell/icons';
import styles from './FieldFrame.module.css';

/** The error comes first. Undefined if there are no notes. */
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
  advice?: string;
  hint?: ReactNode;
  help?: ReactNode;
}

/** The hint stays with an error. */
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

import type { ReactNode } from 'react';
import { uiCopy } from '../../../copy/ui';
import { FieldNotes, Optional, type FieldNotesProps } from './FieldNotes';
import styles from './FieldFrame.module.css';

/** What every field takes besides its `name`. Keep nodes and lists stable between renders: a field renders when they change. */
export interface FieldLook {
  label: string;
  hint?: ReactNode;
  help?: ReactNode;
  /** Says '(facoltativo)' beside the label; without it the field is said to be required. */
  optional?: boolean;
  disabled?: boolean;
}

export interface FieldFrameProps extends FieldNotesProps {
  label: string;
  optional?: boolean;
  children: ReactNode;
}

/** Label above, control, words under. */
export function FieldFrame({ label, optional = false, children, ...notes }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label id={`${notes.id}-label`} htmlFor={notes.id} className={styles.label}>
        {label}
        {optional && <Optional text={uiCopy.optional} />}
      </label>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}

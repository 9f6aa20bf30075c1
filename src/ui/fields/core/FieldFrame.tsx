import type { ReactNode } from 'react';
import { uiCopy } from '../../../copy/ui';
import { FieldNotes, Optional, type FieldNotesProps } from './FieldNotes';
import styles from './FieldFrame.module.css';

/** Keep nodes, lists and functions stable: a field renders when they change. */
export interface FieldLook {
  label: string;
  hint?: ReactNode;
  help?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
}

export interface FieldFrameProps extends FieldNotesProps {
  label: string;
  optional?: boolean;
  children: ReactNode;
}

export function FieldFrame({ label, optional = false, children, ...notes }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label id={`${notes.id}-label`} htmlFor={notes.id} className={styles.label}>
        <span>{label}</span>
        {optional && <Optional text={uiCopy.optional} />}
      </label>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}

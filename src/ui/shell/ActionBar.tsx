import type { MouseEvent } from 'react';
import { shellCopy } from '../../copy/shell';
import { Button } from './Button';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** Absent: no Back button, as on the first and the last page. */
  onBack?: () => void;
  backLabel?: string;
  continueLabel?: string;
  /** Absent: the Continue button submits the form around it. */
  onContinue?: () => void;
  busy?: boolean;
}

// The press must not blur a field first: its error would appear under the pointer, move the button away and eat the click.
const keepFieldFocus = (event: MouseEvent) => event.preventDefault();

/** Back and Continue, in the order of reading; on phones the bar stays at the bottom of the screen. */
export function ActionBar({
  onBack,
  backLabel = shellCopy.back,
  continueLabel = shellCopy.continue,
  onContinue,
  busy = false,
}: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {onBack && (
        <Button variant="secondary" disabled={busy} onMouseDown={keepFieldFocus} onClick={onBack}>
          {backLabel}
        </Button>
      )}
      <Button
        className={styles.primary}
        type={onContinue ? 'button' : 'submit'}
        loading={busy}
        onMouseDown={keepFieldFocus}
        onClick={onContinue}
      >
        {continueLabel}
      </Button>
    </div>
  );
}

import type { MouseEvent } from 'react';
import { shellCopy } from '../../copy/shell';
import { Button } from './Button';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** Without it there is no Back button, as on the first and last page. */
  onBack?: () => void;
  backLabel?: string;
  continueLabel?: string;
  continueName?: string;
  /** Without it Continue submits the form around it. */
  onContinue?: () => void;
  busy?: boolean;
}

// Keeps the focus on the field: the error shown on blur would move the button, and the click would be lost.
const keepFieldFocus = (event: MouseEvent) => event.preventDefault();

export function ActionBar({
  onBack,
  backLabel = shellCopy.back,
  continueLabel = shellCopy.continue,
  continueName,
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
        name={continueName}
        loading={busy}
        onMouseDown={keepFieldFocus}
        onClick={onContinue}
      >
        {continueLabel}
      </Button>
    </div>
  );
}

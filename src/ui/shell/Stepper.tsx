import { shellCopy } from '../../copy/shell';
import { CheckMark } from './icons';
import { joinClasses } from './joinClasses';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './Stepper.module.css';

export interface StepperProps {
  /** Labels in order, as in the contract's step table. */
  steps: readonly string[];
  /** The current step's position, from 1. With 0, or past the end, no step is current. */
  current: number;
  /** Which step it is, is not known yet: the list keeps its place and is not seen. */
  hidden?: boolean;
}

/**
 * An ordered list of steps. On phones a row of segments under 'Passo 3 di 7 · Dati azienda', from 1024 px the
 * list with labels.
 */
export function Stepper({ steps, current, hidden = false }: StepperProps) {
  const label = steps[current - 1];
  return (
    <nav aria-label={shellCopy.stepper.label} className={hidden ? styles.hidden : undefined}>
      {label !== undefined && (
        <p className={styles.position}>
          <span>{shellCopy.stepper.position(current, steps.length)}</span>
          <span aria-hidden="true">·</span>
          <strong>{label}</strong>
        </p>
      )}
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <Step key={step} label={step} number={index + 1} current={current} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ label, number, current }: { label: string; number: number; current: number }) {
  const done = number < current;
  const isCurrent = number === current;
  return (
    <li
      className={joinClasses(styles.step, done && styles.done, isCurrent && styles.current)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.marker} aria-hidden="true">
        {done ? <CheckMark /> : number}
      </span>
      <span className={styles.label}>
        {label}
        {done && <VisuallyHidden> ({shellCopy.stepper.done})</VisuallyHidden>}
      </span>
    </li>
  );
}

import { shellCopy } from '../../copy/shell';
import { CheckMark } from './icons';
import { joinClasses } from './joinClasses';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './Stepper.module.css';

export interface StepPages {
  /** From 1; 0 for an introduction. */
  readonly page: number;
  readonly pages: number;
}

export interface StepperProps {
  steps: readonly string[];
  /** From 1. With 0, or past the end, no step is current. */
  current: number;
  /** The number of the first step, as the service counts. */
  first?: number;
  pages?: StepPages | undefined;
  /** Which step it is, is not known yet: the list keeps its place and is not seen. */
  hidden?: boolean;
}

export function Stepper({ steps, current, first = 1, pages, hidden = false }: StepperProps) {
  const label = steps[current - 1];
  const number = current - 1 + first;
  return (
    <nav aria-label={shellCopy.stepper.label} className={hidden ? styles.hidden : undefined}>
      {label !== undefined && (
        <p className={styles.position}>
          {number > 0 && (
            <>
              <span>{shellCopy.stepper.position(number, steps.length - 1 + first)}</span>
              <span aria-hidden="true">·</span>
            </>
          )}
          <strong>{label}</strong>
          {pages && pages.page > 0 && (
            <>
              <span aria-hidden="true">·</span>
              <span>{shellCopy.stepper.page(pages.page, pages.pages)}</span>
            </>
          )}
        </p>
      )}
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <Step
            key={step}
            label={step}
            position={index + 1}
            current={current}
            number={index + first}
            pages={index + 1 === current ? pages : undefined}
          />
        ))}
      </ol>
    </nav>
  );
}

interface StepProps {
  label: string;
  position: number;
  current: number;
  number: number;
  pages: StepPages | undefined;
}

function Step({ label, position, current, number, pages }: StepProps) {
  const done = position < current;
  const isCurrent = position === current;
  return (
    <li
      className={joinClasses(
        styles.step,
        done && styles.done,
        isCurrent && styles.current,
        pages && styles.inPages,
      )}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {pages && (
        <span className={styles.cells} aria-hidden="true">
          {Array.from({ length: pages.pages }, (_, index) => (
            <span key={index} className={index < pages.page ? styles.reached : undefined} />
          ))}
        </span>
      )}
      <span className={styles.marker} aria-hidden="true">
        {done ? <CheckMark /> : number}
      </span>
      <span className={styles.label}>
        <span>{label}</span>
        {pages && pages.page > 0 && (
          <span className={styles.pages}>{` ${shellCopy.stepper.page(pages.page, pages.pages)}`}</span>
        )}
        {(done || isCurrent) && (
          <VisuallyHidden>{` (${shellCopy.stepper[done ? 'done' : 'current']})`}</VisuallyHidden>
        )}
      </span>
    </li>
  );
}

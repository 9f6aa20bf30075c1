import type { Ref } from 'react';
import { replayCopy } from '../../copy/replay';
import { Button } from '../../ui/shell/Button';
import styles from './Controls.module.css';
import type { Width } from './ScreenFrame';
import { filters } from './story';
import type { Position } from './useReplay';

const { steps, widths } = replayCopy;

export function StepButtons({ position }: { readonly position: Position }) {
  const { index, moves, errors, replay } = position;
  const hasError = errors.size > 0;
  return (
    <div role="group" aria-label={steps.label} className={styles.buttons}>
      <Button variant="secondary" onClick={moves.first}>
        {steps.first}
      </Button>
      <Button variant="secondary" onClick={moves.previous}>
        {steps.previous}
      </Button>
      <output className={styles.position}>{steps.position(index + 1, replay.trace.events.length)}</output>
      <Button variant="secondary" onClick={moves.next}>
        {steps.next}
      </Button>
      <Button variant="secondary" onClick={moves.last}>
        {steps.last}
      </Button>
      <Button onClick={moves.error} disabled={!hasError}>
        {hasError ? steps.error : steps.noError}
      </Button>
    </div>
  );
}

interface WidthChoiceProps {
  readonly width: Width;
  readonly onChange: (width: Width) => void;
}

export function WidthChoice({ width, onChange }: WidthChoiceProps) {
  return (
    <div role="group" aria-label={widths.label} className={styles.buttons}>
      {(['phone', 'desktop'] as const).map((name) => (
        <Button
          key={name}
          variant="secondary"
          className={styles.width}
          aria-pressed={name === width}
          onClick={() => onChange(name)}
        >
          {widths[name]}
        </Button>
      ))}
    </div>
  );
}

interface FiltersProps {
  readonly position: Position;
  readonly ref: Ref<HTMLInputElement>;
}

export function Filters({ position: { chosen, toggle }, ref }: FiltersProps) {
  return (
    <fieldset className={styles.filters}>
      <legend>{replayCopy.filters.label}</legend>
      {filters.map((filter, at) => (
        <label key={filter}>
          <input
            ref={at === 0 ? ref : undefined}
            type="checkbox"
            checked={chosen.includes(filter)}
            onChange={() => toggle(filter)}
          />
          <span>{replayCopy.filters[filter]}</span>
        </label>
      ))}
    </fieldset>
  );
}

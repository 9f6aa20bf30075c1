import { useCallback, type ReactNode } from 'react';
import { groupId } from '../form/errorPlaces';
import { useFormScope } from '../form/FormScope';
import { useFieldActions } from '../form/useBoundField';
import { CheckboxField } from './CheckboxField';
import { choicesClass, type ChoiceLook } from './core/Choice';
import { describedBy, FieldNotes } from './core/FieldNotes';
import styles from './core/choices.module.css';

export interface CheckboxGroupOption extends ChoiceLook {
  name: string;
}

export interface CheckboxGroupProps {
  label: string;
  text?: ReactNode;
  options: readonly CheckboxGroupOption[];
  errorName: string;
  hint?: ReactNode;
}

export function CheckboxGroup({ label, text, options, errorName, hint }: CheckboxGroupProps) {
  const { error } = useFieldActions<boolean>(errorName);
  const { dropMessage } = useFormScope();
  const id = groupId(errorName);
  const settle = useCallback(() => dropMessage(errorName), [dropMessage, errorName]);
  return (
    // No fieldset: WebKit 2.50 keeps its height when its width changes, and its last lines overlap.
    <div id={id} role="group" className={styles.group} aria-labelledby={`${id}-titolo`}>
      <span id={`${id}-titolo`} className={styles.legend}>
        {label}
      </span>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={choicesClass(false, error !== undefined)}>
        {options.map((option, index) => (
          <CheckboxField
            key={option.name}
            {...option}
            optional
            groupError={index === 0 ? (error ?? '') : ''}
            // With the first box, where the focus comes in: of a group, not all screen readers read it.
            groupNotes={index === 0 ? describedBy(id, error, hint) : undefined}
            onValueChange={settle}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

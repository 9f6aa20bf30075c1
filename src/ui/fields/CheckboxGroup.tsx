import { useCallback, type ReactNode } from 'react';
import { groupId } from '../form/errorPlaces';
import { useFormScope } from '../form/FormScope';
import { withoutServerError } from '../form/formStatus';
import { useFieldActions } from '../form/useBoundField';
import { CheckboxField } from './CheckboxField';
import { choicesClass, type ChoiceLook } from './core/Choice';
import { describedBy, FieldNotes } from './core/FieldNotes';
import styles from './core/choices.module.css';

export interface CheckboxGroupOption extends ChoiceLook {
  /** Formik path of this box. */
  name: string;
}

export interface CheckboxGroupProps {
  label: string;
  text?: ReactNode;
  options: readonly CheckboxGroupOption[];
  /** Path of the group's error, shown under the group and linked to it. */
  errorName: string;
  hint?: ReactNode;
}

/** A group of checkboxes. Each box is a field; the group's message is under the last. */
export function CheckboxGroup({ label, text, options, errorName, hint }: CheckboxGroupProps) {
  const { error } = useFieldActions<boolean>(errorName);
  const { changeStatus } = useFormScope();
  const id = groupId(errorName);
  // A change of any box clears the service's message on the group.
  const settle = useCallback(
    () => changeStatus((status) => withoutServerError(status, errorName)),
    [changeStatus, errorName],
  );
  return (
    <fieldset id={id} className={styles.group} aria-describedby={describedBy(id, error, hint)}>
      <legend className={styles.legend}>{label}</legend>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={choicesClass(false, error !== undefined)}>
        {options.map((option) => (
          <CheckboxField
            key={option.name}
            {...option}
            optional
            groupError={error ?? ''}
            onValueChange={settle}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}

import { useCallback, type ReactNode } from 'react';
import { fieldId } from '../form/fieldId';
import { useFormScope } from '../form/FormScope';
import { withoutServerError } from '../form/formStatus';
import { useBoundField } from '../form/useBoundField';
import { CheckboxField } from './CheckboxField';
import { choicesClass, type ChoiceLook } from './core/Choice';
import { describedBy } from './core/describe';
import { FieldNotes } from './core/FieldNotes';
import styles from './core/choices.module.css';

export interface CheckboxGroupOption extends ChoiceLook {
  /** Formik path of this box. */
  name: string;
}

export interface CheckboxGroupProps {
  label: string;
  text?: ReactNode;
  options: readonly CheckboxGroupOption[];
  /** The path that the rule hangs its message on; shown under the group, linked to the whole of it. */
  errorName: string;
  hint?: ReactNode;
}

/** Any of several. Each box is a field of its own; the message of the group stands under the last. */
export function CheckboxGroup({ label, text, options, errorName, hint }: CheckboxGroupProps) {
  const { error } = useBoundField<boolean>(errorName, false);
  const { changeStatus } = useFormScope();
  const id = `${fieldId(errorName)}-gruppo`;
  // What the service said of the group is settled by any box of it.
  const settle = useCallback(
    () => changeStatus((status) => withoutServerError(status, errorName)),
    [changeStatus, errorName],
  );
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(id, error, hint)}>
      <legend className={styles.legend}>{label}</legend>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={choicesClass(false, error !== undefined)}>
        {options.map((option) => (
          <CheckboxField
            key={option.name}
            {...option}
            optional
            errorElsewhere={option.name === errorName ? id : undefined}
            onValueChange={settle}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}

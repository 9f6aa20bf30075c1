import Checkbox from '@mui/material/Checkbox';
import { memo, type ReactNode } from 'react';
import { fieldId } from '../form/fieldId';
import { useBoundField, type FieldBinding } from '../form/useBoundField';
import { Choice, choicesClass, type ChoiceLook } from './core/Choice';
import { describedBy } from './core/describe';
import { FieldNotes } from './core/FieldNotes';
import styles from './core/choices.module.css';

type Ticked = boolean | string;

export interface CheckboxFieldProps extends ChoiceLook {
  /** Formik path. A text value stays a text ('true', 'false'), a boolean stays a boolean. */
  name: string;
  hint?: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
  /** It may stay empty: not said to be required. Default false. */
  optional?: boolean;
  /** Its message is shown by the group around it, under this id. */
  errorElsewhere?: string;
  onValueChange?: (ticked: boolean) => void;
}

/** One box with its own words. Ticking judges the form again at once. */
export function CheckboxField({ name, onValueChange, ...look }: CheckboxFieldProps) {
  const binding = useBoundField<Ticked>(name, false, {
    onValueChange: onValueChange && ((next) => onValueChange(isTicked(next))),
  });
  return <CheckboxControl {...look} {...binding} id={fieldId(name)} name={name} />;
}

export const isTicked = (value: Ticked): boolean => value === true || value === 'true';

interface CheckboxControlProps extends Omit<CheckboxFieldProps, 'onValueChange'>, FieldBinding<Ticked> {
  id: string;
}

const CheckboxControl = memo(function CheckboxControl(props: CheckboxControlProps) {
  const {
    id,
    name,
    hint,
    help,
    errorElsewhere,
    disabled,
    optional = false,
    value,
    label,
    detail,
    icon,
  } = props;
  const error = errorElsewhere === undefined ? props.error : undefined;
  const tick = (ticked: boolean) => props.onCommit(typeof value === 'string' ? String(ticked) : ticked);
  return (
    <div className={styles.group}>
      <div className={choicesClass(false, error !== undefined)}>
        <Choice
          label={label}
          detail={detail}
          icon={icon}
          control={
            <Checkbox
              id={id}
              name={name}
              checked={isTicked(value)}
              disabled={disabled}
              onChange={(_, ticked) => tick(ticked)}
              slotProps={{
                input: {
                  'aria-describedby': describedBy(errorElsewhere ?? id, props.error, hint),
                  'aria-required': !optional || undefined,
                  'aria-invalid': props.error !== undefined,
                },
              }}
            />
          }
        />
      </div>
      <FieldNotes id={id} error={error} hint={hint} help={help} />
    </div>
  );
});

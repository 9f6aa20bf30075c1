import Checkbox from '@mui/material/Checkbox';
import { memo, useRef, type ReactNode } from 'react';
import { fieldId } from '../form/fieldId';
import { useBoundField, type FieldBinding } from '../form/useBoundField';
import { useShownField } from '../form/useShownField';
import { Choice, choicesClass, type ChoiceLook } from './core/Choice';
import { describedBy, FieldNotes } from './core/FieldNotes';
import styles from './core/choices.module.css';

type Ticked = boolean | string;

export interface CheckboxFieldProps extends ChoiceLook {
  /** Formik path. The value keeps its type: text ('true', 'false') or boolean. */
  name: string;
  hint?: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
  optional?: boolean;
  /** The message that the box's group shows, or ''. The box then shows none of its own. */
  groupError?: string;
  groupNotes?: string | undefined;
  onValueChange?: (ticked: boolean) => void;
}

export function CheckboxField({ name, onValueChange, ...look }: CheckboxFieldProps) {
  const binding = useBoundField<Ticked>(name, false, {
    onValueChange: onValueChange && ((next) => onValueChange(isTicked(next))),
  });
  return <CheckboxControl {...look} {...binding} id={fieldId(name)} name={name} />;
}

const isTicked = (value: Ticked): boolean => value === true || value === 'true';

interface CheckboxControlProps extends Omit<CheckboxFieldProps, 'onValueChange'>, FieldBinding<Ticked> {
  id: string;
}

const CheckboxControl = memo(function CheckboxControl(props: CheckboxControlProps) {
  const { id, name, hint, help, groupError, disabled, optional = false, value, label, detail, icon } = props;
  const error = groupError === undefined ? props.error : undefined;
  const valueOf = (ticked: boolean) => (typeof value === 'string' ? String(ticked) : ticked);
  const input = useRef<HTMLInputElement>(null);
  useShownField({
    read: () => input.current?.checked,
    rendered: () => isTicked(value),
    show: (ticked) => {
      if (input.current) input.current.checked = ticked;
    },
    take: disabled === true ? undefined : (ticked) => props.onValue(valueOf(ticked)),
  });
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
              onChange={(_, ticked) => props.onCommit(valueOf(ticked))}
              slotProps={{
                input: {
                  ref: input,
                  'aria-describedby': describedBy(id, error, hint) ?? props.groupNotes,
                  'aria-required': !optional || undefined,
                  'aria-invalid': error !== undefined || (groupError ?? '') !== '',
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

import Radio from '@mui/material/Radio';
import { memo, useRef } from 'react';
import { uiCopy } from '../../copy/ui';
import { fieldId } from '../form/fieldId';
import { useBoundField, type FieldBinding } from '../form/useBoundField';
import { useShownField } from '../form/useShownField';
import { Choice, choicesClass, type ChoiceLook } from './core/Choice';
import { describedBy, FieldNotes } from './core/FieldNotes';
import type { FieldLook } from './core/FieldFrame';
import styles from './core/choices.module.css';
import type { BoundFieldProps } from './TextField';

export interface RadioOption extends ChoiceLook {
  value: string;
}

export interface RadioGroupFieldProps extends BoundFieldProps {
  /** Stable between renders. Default: Sì ('true') and No ('false'). */
  options?: readonly RadioOption[];
}

const YES_NO: readonly RadioOption[] = [
  { value: 'true', label: uiCopy.yesNo.yes },
  { value: 'false', label: uiCopy.yesNo.no },
];

export function RadioGroupField({ name, onValueChange, options = YES_NO, ...look }: RadioGroupFieldProps) {
  const binding = useBoundField<string>(name, '', { onValueChange });
  return <RadioGroupControl {...look} {...binding} options={options} id={fieldId(name)} name={name} />;
}

interface RadioGroupControlProps extends FieldLook, FieldBinding<string> {
  id: string;
  name: string;
  options: readonly RadioOption[];
}

const RadioGroupControl = memo(function RadioGroupControl(props: RadioGroupControlProps) {
  const { id, name, label, hint, help, error, optional = false, disabled, value, options } = props;
  const short =
    options.length === 2 &&
    options.every(({ label: text, detail }) => typeof text === 'string' && text.length < 9 && !detail);
  const group = useRef<HTMLDivElement>(null);
  /** The option that the focus comes to. */
  const entry = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const radios = () => [...(group.current?.querySelectorAll('input') ?? [])];
  useShownField({
    read: () => (group.current ? (radios().find(({ checked }) => checked)?.value ?? '') : undefined),
    // A value that is none of the options is not shown.
    rendered: () => options.find((option) => option.value === value)?.value ?? '',
    show: (shown) => {
      for (const radio of radios()) radio.checked = radio.value === shown;
    },
    take: disabled === true ? undefined : props.onValue,
  });
  return (
    <div
      ref={group}
      role="radiogroup"
      className={styles.group}
      aria-labelledby={`${id}-titolo`}
      aria-required={!optional || undefined}
      aria-invalid={error !== undefined}
    >
      <span id={`${id}-titolo`} className={styles.legend}>
        {label}
      </span>
      <div className={choicesClass(short, error !== undefined)}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            {...option}
            control={
              <Radio
                // Links of the error list lead to the first option.
                id={index === 0 ? id : `${id}-${index}`}
                name={name}
                value={option.value}
                checked={value === option.value}
                disabled={disabled}
                onChange={() => props.onCommit(option.value)}
                // With an option: of a group, not all screen readers read a description.
                slotProps={{
                  input: { 'aria-describedby': describedBy(id, error, index === entry ? hint : undefined) },
                }}
              />
            }
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} help={help} />
    </div>
  );
});

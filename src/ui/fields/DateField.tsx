import IconButton from '@mui/material/IconButton';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { uiCopy } from '../../copy/ui';
import { fieldId } from '../form/fieldId';
import { useBoundField } from '../form/useBoundField';
import { maskDate, tidyDate } from '../../contract/dateText';
import { TextControl } from './core/TextControl';
import styles from './core/inputs.module.css';
import type { BoundFieldProps } from './TextField';

const CalendarDialog = lazy(() => import('./CalendarDialog'));

export interface DateFieldProps extends BoundFieldProps {
  /** The button that opens a calendar. Leave it out for births, which nobody looks for month by month. Default true. */
  calendar?: boolean;
  /** Bounds of the calendar, 'dd/MM/yyyy'; the rules judge what is typed. */
  min?: string;
  max?: string;
  /** 'bday' for a birth date. */
  autoComplete?: string;
}

/**
 * A day; the form's value is 'dd/MM/yyyy', whatever of it is there while it is being typed. A plain text with slashes that come
 * by themselves: one stop for the keyboard, pasted dates, the telephone's number pad. The calendar is a second way, in a chunk of its own.
 */
export function DateField({ name, onValueChange, calendar = true, min, max, ...look }: DateFieldProps) {
  const binding = useBoundField<string>(name, '', { normalize: tidyDate, onValueChange });
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { onCommit } = binding;
  const pick = useCallback(
    (date: string) => {
      onCommit(date);
      setOpen(false);
    },
    [onCommit],
  );
  const button = useMemo(
    () =>
      calendar ? (
        <IconButton
          edge="end"
          disabled={look.disabled}
          aria-label={uiCopy.date.openCalendar(look.label)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <CalendarDays size={20} aria-hidden />
        </IconButton>
      ) : undefined,
    [calendar, look.disabled, look.label],
  );
  return (
    <>
      <TextControl
        placeholder={uiCopy.date.placeholder}
        autoComplete="off"
        {...look}
        {...binding}
        id={fieldId(name)}
        name={name}
        inputMode="numeric"
        rewrite={maskDate}
        normalize={tidyDate}
        inputClass={styles.numeric}
        end={button}
      />
      {open && (
        <Suspense fallback={null}>
          <CalendarDialog
            title={look.label}
            value={binding.value}
            min={min}
            max={max}
            onPick={pick}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

import IconButton from '@mui/material/IconButton';
import { CalendarDays } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { uiCopy } from '../../copy/ui';
import { fieldId } from '../form/fieldId';
import { maskDate } from '../../contract/dateText';
import { extra } from '../shell/extra';
import { LoadingOverlay } from '../shell/LoadingOverlay';
import { LostDialog } from '../shell/LostDialog';
import type { CalendarDialogProps } from './CalendarDialog';
import { FormatHint } from './core/FormatHint';
import { TextControl, type Advise } from './core/TextControl';
import { useFieldText } from './core/useFieldText';
import styles from './core/inputs.module.css';
import { dateAdvice } from './core/dateAdvice';
import { cleanerAt, type BoundFieldProps } from './TextField';

const CalendarDialog = extra<CalendarDialogProps>(
  () => import(/* webpackChunkName: "pickers" */ './CalendarDialog'),
  ({ title, onClose }) => <LostDialog title={title} message={uiCopy.date.calendarLost} onClose={onClose} />,
  { waiting: <LoadingOverlay active /> },
);

export interface DateFieldProps extends BoundFieldProps {
  /** Omit it for birth dates, which are not found by month. Default true. */
  calendar?: boolean;
  /** Bounds of the calendar, 'dd/MM/yyyy'. The rules validate typed dates. */
  min?: string;
  max?: string;
  autoComplete?: string;
  readOnly?: boolean;
  display?: (value: string) => string;
  /** Default: names the form of a date. */
  advise?: Advise;
}

/**
 * The form stores 'dd/MM/yyyy', or the part typed so far. A text input has one tab stop, takes pasted dates
 * and brings the phone's number pad.
 */
export function DateField(props: DateFieldProps) {
  const { name, onValueChange, calendar = true, min, max, advise = dateAdvice, ...look } = props;
  const normalize = cleanerAt(name);
  const binding = useFieldText(name, { normalize, onValueChange, advise });
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
  const { hint } = look;
  const format = useMemo(() => <FormatHint format={uiCopy.date.format} hint={hint} />, [hint]);
  return (
    <>
      <TextControl
        placeholder={uiCopy.date.placeholder}
        autoComplete="off"
        {...look}
        {...binding}
        hint={format}
        id={fieldId(name)}
        name={name}
        inputMode="numeric"
        rewrite={maskDate}
        normalize={normalize}
        inputClass={styles.numeric}
        end={button}
      />
      {open && (
        <CalendarDialog
          title={look.label}
          value={binding.value}
          min={min}
          max={max}
          onPick={pick}
          onClose={close}
        />
      )}
    </>
  );
}

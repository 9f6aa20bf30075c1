import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** Seven days side by side, however narrow the dialog and however large the text. */
const week = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, var(--target)))', margin: 0 };

export const pickers: Components<Omit<Theme, 'components'>> = {
  MuiDateCalendar: {
    styleOverrides: { root: { width: '100%', maxWidth: '22rem', maxHeight: 'none', height: 'auto' } },
  },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: { paddingInline: 'var(--space-2) 0', minHeight: 40, maxHeight: 'none' },
      labelContainer: { maxHeight: 'none', fontSize: 'min(var(--text-m), 5.5vw)' },
      label: { marginRight: 'var(--space-1)', fontSize: 'inherit', fontWeight: 'var(--weight-strong)' },
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      header: week,
      weekContainer: week,
      weekDayLabel: {
        width: 'auto',
        margin: 0,
        color: 'var(--color-ink-soft)',
        fontSize: 'min(var(--text-s), 5vw)',
      },
      slideTransition: { minHeight: 'min(17.5rem, 80vw)' },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: {
        width: 'auto',
        aspectRatio: '1',
        margin: 0,
        height: 'auto',
        fontSize: 'min(var(--text-m), 5.5vw)',
      },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** The calendar of DateField, with finger-sized days and years. */
export const pickers: Components<Omit<Theme, 'components'>> = {
  MuiDateCalendar: {
    styleOverrides: { root: { width: '100%', maxWidth: '22rem', maxHeight: 'none', height: 'auto' } },
  },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: { paddingInline: 'var(--space-2) 0' },
      label: { marginRight: 'var(--space-1)', fontSize: 'var(--text-m)', fontWeight: 'var(--weight-strong)' },
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: {
        width: 'var(--target)',
        margin: 0,
        color: 'var(--color-ink-soft)',
        fontSize: 'var(--text-s)',
      },
      slideTransition: { minHeight: '17.5rem' },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: { width: 'var(--target)', margin: 0, height: 'var(--target)', fontSize: 'var(--text-m)' },
    },
  },
};

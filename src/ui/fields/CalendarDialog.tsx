import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { itIT } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/it';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { DATE_FORMAT } from '../../contract/limits';
import { uiCopy } from '../../copy/ui';
import { Dialog } from '../shell/Dialog';

dayjs.extend(customParseFormat);

const words = {
  ...itIT.components.MuiLocalizationProvider.defaultProps.localeText,
  // The library's has a slip of the pen ('dell'calendario').
  calendarViewSwitchingButtonAriaLabel: uiCopy.date.switchView,
};

// The library's titles are the names again, and would be read out after them.
const untitled = { title: undefined } as const;
const slotProps = {
  previousIconButton: untitled,
  nextIconButton: untitled,
  switchViewButton: untitled,
} as const;

const parse = (text: string | undefined): Dayjs | null => {
  const date = dayjs(text ?? '', DATE_FORMAT, 'it', true);
  return date.isValid() ? date : null;
};

export interface CalendarDialogProps {
  title: string;
  /** 'dd/MM/yyyy', or the text typed so far. */
  value: string;
  min?: string;
  max?: string;
  onPick: (date: string) => void;
  onClose: () => void;
}

/** The default export is for `extra`. */
export default function CalendarDialog({ title, value, min, max, onPick, onClose }: CalendarDialogProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="it" localeText={words}>
        <DateCalendar
          slotProps={slotProps}
          value={parse(value)}
          minDate={parse(min) ?? undefined}
          maxDate={parse(max) ?? undefined}
          onChange={(date: Dayjs | null, state) => {
            if (date && state === 'finish') onPick(date.format(DATE_FORMAT));
          }}
        />
      </LocalizationProvider>
    </Dialog>
  );
}

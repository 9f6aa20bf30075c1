const romeDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const QUARTER_MS = 15 * 60_000;
let last = { quarter: NaN, day: '' };

/** yyyy-MM-dd: the 'today' of every date rule. */
export const todayInRome = (now: Date): string => {
  // Formatting takes far longer than the rest, and no day begins within a quarter of an hour.
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  if (quarter !== last.quarter) last = { quarter, day: romeDay.format(now) };
  return last.day;
};

const romeHour = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  hour12: false,
});

/** `day` is yyyy-MM-dd. Undefined for a day that does not exist. */
export const startOfDayInRome = (day: string): Date | undefined => {
  const starts = ['+01:00', '+02:00'].map((offset) => new Date(`${day}T00:00:00${offset}`));
  return starts.find(
    (start) =>
      !Number.isNaN(start.getTime()) &&
      Number(romeHour.format(start)) % 24 === 0 &&
      todayInRome(start) === day,
  );
};

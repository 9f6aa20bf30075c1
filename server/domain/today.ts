const romeDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the day in Europe/Rome as yyyy-MM-dd: the 'today' of every date rule. */
export const todayInRome = (now: Date): string => romeDay.format(now);

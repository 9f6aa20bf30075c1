const CENTURY = 100;

const isReal = (date: string): boolean => new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) === date;

/**
 * YYYY-MM-DD for yyMMdd; undefined if there is none. Expiries are of this century; a birth that would be
 * later than `today` is of the last one.
 */
export const isoDate = (text: string, of: 'birth' | 'expiry', today: string): string | undefined => {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)];
  const century = Number(today.slice(0, 2));
  const date = `${century}${year}-${month}-${day}`;
  if (!/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(date)) return undefined;
  const its =
    of === 'birth' && date > today ? `${century * CENTURY + Number(year) - CENTURY}${date.slice(4)}` : date;
  return isReal(its) ? its : undefined;
};

import { TURNOVER_MAX_LENGTH } from './limits';

/** Separates groups of three digits by dots: '1234567' is '1.234.567'. */
export const inGroups = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** An amount as it is shown: its whole euros are grouped, however many there are. */
export const shownAmount = (amount: string): string =>
  /^\d+$/.test(amount) && amount.length <= TURNOVER_MAX_LENGTH ? inGroups(amount) : amount;

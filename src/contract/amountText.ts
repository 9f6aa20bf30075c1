import { TURNOVER_MAX_LENGTH } from './limits';

export const inGroups = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** An amount of more than 16 digits is sent without dots (`cleanAmount`), and shown with them. */
export const shownAmount = (amount: string): string =>
  /^\d+$/.test(amount) && amount.length <= TURNOVER_MAX_LENGTH ? inGroups(amount) : amount;

import { randomInt } from 'node:crypto';

export const BAR_CODE_DIGITS = 16;

/** Sixteen random digits: told apart by a person, read by a scanner; it never authorises. */
export const newBarCode = (): string =>
  Array.from({ length: BAR_CODE_DIGITS }, () => String(randomInt(10))).join('');

import { randomInt } from 'node:crypto';

const BAR_CODE_DIGITS = 16;

/** Returns sixteen random digits, readable by people and scanners. They authorise nothing. */
export const newBarCode = (): string =>
  Array.from({ length: BAR_CODE_DIGITS }, () => String(randomInt(10))).join('');

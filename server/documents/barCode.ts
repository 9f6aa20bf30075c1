import { randomInt } from 'node:crypto';

const BAR_CODE_DIGITS = 16;

/** Readable by people and scanners. The digits authorise nothing. */
export const newBarCode = (): string =>
  Array.from({ length: BAR_CODE_DIGITS }, () => String(randomInt(10))).join('');

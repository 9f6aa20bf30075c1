/**
 * All rate limits in one table: how much in which time. What a counter is counted for is said where it is
 * used. docs/decisions/codes.md and docs/decisions/stored-files.md give the reasons for the numbers.
 */
import { OTP_RESEND_AFTER_MS } from '../../src/contract/limits';
import type { Window } from '../repositories/attempts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const perHour = (most: number): Window => ({ most, ms: HOUR_MS });
const perDay = (most: number): Window => ({ most, ms: DAY_MS });
const bytesPerDay = (megabytes: number): Window => ({
  most: megabytes * 1_048_576,
  ms: DAY_MS,
  of: 'weight',
});

interface Counter {
  readonly windows: readonly Window[];
  /** Whether RATE_LIMIT_FACTOR multiplies it. */
  readonly widens?: true;
}

/** Limits of calls. They are high enough for an office or a mobile network that shares one address. */
const calls = (...windows: Window[]): Counter => ({ windows, widens: true });
const fixed = (...windows: Window[]): Counter => ({ windows });

export const counters = {
  sessionByAddress: calls(perHour(600)),
  startByAddress: calls(perHour(300)),
  taxCodeByAddress: calls(perHour(600)),
  customerByAddress: calls(perHour(200)),
  customerBySession: calls(perHour(60)),
  identifyByAddress: calls(perHour(100), perDay(500)),
  identifyByPersonAndAddress: calls(perHour(30), perDay(100)),
  linkByAddress: calls(perHour(200)),
  linkByGuidAndAddress: calls(perHour(60)),
  sendByAddress: calls(perHour(200)),
  passwordByAddress: calls(perHour(200)),
  passwordByRequest: calls(perHour(30)),
  papersByRequest: calls(perHour(10)),
  promoByAddress: calls(perHour(200)),
  promoBySession: calls(perHour(200)),

  /**
   * Codes to one destination for one purpose. Each code allows five guesses, so these limit the guesses too.
   */
  codePause: fixed({ most: 1, ms: OTP_RESEND_AFTER_MS }),
  codeBySource: fixed(perHour(5), perDay(8)),
  codeByCheck: fixed(perHour(3), perDay(6)),
  codeByTarget: fixed(perDay(20)),
  /** A browser that confirmed the identity before has separate limits, which nobody else can use up. */
  codePauseOfDevices: fixed({ most: 1, ms: OTP_RESEND_AFTER_MS }),
  codeByDevice: fixed(perHour(5), perDay(8)),
  codeByDevices: fixed(perDay(20)),
  /** For a new request, whatever destinations it names. */
  codeByRequest: fixed(perHour(10)),

  /** Six files of up to 20 MB, each retried five times and replaced twice, are 250 MB. */
  uploadByRequest: fixed({ most: 120, ms: 30 * MINUTE_MS }, bytesPerDay(512)),
  /** Some two hundred applicants of an office or of a mobile network that shares one address. */
  uploadByAddress: calls(perDay(3000), bytesPerDay(4096)),
} as const satisfies Record<string, Counter>;
export type CounterName = keyof typeof counters;

export const windowsOf = (name: CounterName, factor = 1): readonly Window[] => {
  const { windows, widens }: Counter = counters[name];
  return widens ? windows.map((window) => ({ ...window, most: window.most * factor })) : windows;
};

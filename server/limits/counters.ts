/**
 * Everything that is counted over time, in one table: how much within how long. Whom a counter counts is said
 * where it is used; why these numbers, in docs/decisions/codes.md and docs/decisions/stored-files.md.
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
  /** RATE_LIMIT_FACTOR widens it. */
  readonly widens?: true;
}

/** Bounds of calls: wide enough for an office or a mobile network that shares one address. */
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
   * Codes to one destination for one purpose. Each code is good for five
   * guesses: these bound the guesses too.
   */
  codePause: fixed({ most: 1, ms: OTP_RESEND_AFTER_MS }),
  codeBySource: fixed(perHour(5), perDay(8)),
  codeByCheck: fixed(perHour(3), perDay(6)),
  codeByTarget: fixed(perDay(20)),
  /**
   * A browser that has confirmed the identity before has a share of its own, which nobody else can use up.
   */
  codePauseOfDevices: fixed({ most: 1, ms: OTP_RESEND_AFTER_MS }),
  codeByDevice: fixed(perHour(5), perDay(8)),
  codeByDevices: fixed(perDay(20)),
  /** Of a new request, whatever destinations it names one after the other. */
  codeByRequest: fixed(perHour(10)),

  /** Six files of up to 20 MB, each retried five times and taken anew twice, are 250 MB. */
  uploadByRequest: fixed({ most: 120, ms: 30 * MINUTE_MS }, bytesPerDay(512)),
  /** Some two hundred applicants of an office, or of a mobile network that shares one address. */
  uploadByAddress: calls(perDay(3000), bytesPerDay(4096)),
} as const satisfies Record<string, Counter>;
export type CounterName = keyof typeof counters;

export const windowsOf = (name: CounterName, factor = 1): readonly Window[] => {
  const { windows, widens }: Counter = counters[name];
  return widens ? windows.map((window) => ({ ...window, most: window.most * factor })) : windows;
};

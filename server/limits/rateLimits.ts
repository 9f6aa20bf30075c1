/** docs/operations.md lists all rate limits for operators, docs/decisions/codes.md gives the reasons. */
import type { Window } from '../repositories/attempts';
import { codeLimits } from './codeLimits';
import { bytesPerDay, calls, fixed, MINUTE_MS, perDay, perHour, type Counter } from './windows';

const counters = {
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
  traceByAddress: calls(perHour(20), perDay(100)),
  traceBySession: calls(perHour(5)),
  /** Tokens of reviewers cannot be guessed: these bound the work of trying. */
  reviewSignInByAddress: calls(perHour(30)),
  reviewTokenByAddress: calls(perHour(60)),

  ...codeLimits,

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

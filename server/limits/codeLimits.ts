/** docs/decisions/codes.md gives the reasons. */
import { OTP_RESEND_AFTER_MS } from '../../src/contract/limits';
import { calls, fixed, perDay, perHour, type Counter } from './windows';

export const codeLimits = {
  /**
   * Codes to one destination for one purpose. Each code allows MAX_GUESSES, so these limit the guesses too.
   */
  codePause: fixed({ most: 1, ms: OTP_RESEND_AFTER_MS }),
  codeBySource: fixed(perHour(5), perDay(8)),
  codeByCheck: fixed(perHour(3), perDay(6)),
  codeByTarget: fixed(perDay(20)),
  /** A browser that confirmed the identity before has separate limits, which nobody else can use up. */
  codePauseOfDevices: fixed({ most: 1, ms: OTP_RESEND_AFTER_MS }),
  codeByDevice: fixed(perHour(5), perDay(8)),
  codeByDevices: fixed(perDay(20)),
  /** A new request may name several destinations. */
  codeByRequest: fixed(perHour(10)),

  /** Against messages to many strangers, each of whom is sent few (./massLimits.ts). */
  smsByEmail: fixed(perHour(10), perDay(20)),
  smsByNetwork: calls(perHour(60), perDay(300)),
  mailByNetwork: calls(perHour(120), perDay(600)),
  /** Their numbers follow from SMS_PER_HOUR. */
  smsByPrefix: fixed(perHour(100)),
  smsByService: fixed(perHour(1000)),
} as const satisfies Record<string, Counter>;

import { nameOfPage, pageOrder } from '../domain/pageOrder';
import type { Sums } from './collect';
import { SIGNED } from './course';
import { mayStandBeside, type Range } from './totals';

export const purposes = ['email', 'sms', 'resume', 'signature'] as const;
type Purpose = (typeof purposes)[number];

const EVENTS = {
  sent: 'code_sent',
  confirmed: 'code_confirmed',
  notDelivered: 'code_not_delivered',
  wornOut: 'code_worn_out',
} as const;
export type CodeOutcome = keyof typeof EVENTS;

const placeOf = (page: string): number => pageOrder.map(nameOfPage).indexOf(page);

/**
 * Where nobody comes without such a code: there are as many codes as requests that came there, or more where
 * one was asked for again. Their number is therefore also one of that total.
 */
const LEADS_TO: Readonly<Partial<Record<Purpose, Readonly<Partial<Record<CodeOutcome, number>>>>>> = {
  email: { sent: placeOf('ci-verify-email'), confirmed: placeOf('ci-mobile-phone') },
  sms: { sent: placeOf('ci-verify-phone'), confirmed: placeOf('ci-create-password') },
  signature: { sent: SIGNED, confirmed: SIGNED },
};

/** Null where the number would reveal more than the total does. */
export const codesOf = (
  { codes }: Sums,
  totals: readonly Range[],
  [purpose, outcome]: readonly [Purpose, CodeOutcome],
): number | null => {
  const number = codes.of(`${EVENTS[outcome]} ${purpose}`);
  const place = LEADS_TO[purpose]?.[outcome];
  const total = place === undefined ? undefined : totals[place];
  return total && !mayStandBeside(total, [number]) ? null : number;
};

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

/** Where somebody with such a code came at least: to whom it was sent, and who entered it. */
const PLACES: Readonly<Record<Purpose, readonly [sent: number, confirmed: number]>> = {
  email: [placeOf('ci-verify-email'), placeOf('ci-mobile-phone')],
  sms: [placeOf('ci-verify-phone'), placeOf('ci-create-password')],
  resume: [placeOf('ci-create-password'), placeOf('ci-create-password')],
  signature: [SIGNED, SIGNED],
};

/**
 * Nobody comes there without such a code: there are as many codes as requests that came there, or more where
 * one was asked for again. Their number is therefore also one of that total.
 */
const isOneOfTotal = (purpose: Purpose, outcome: CodeOutcome): boolean =>
  purpose !== 'resume' && (outcome === 'sent' || outcome === 'confirmed');

/** Null where the number would reveal more than the total does: even one code says that somebody came. */
export const codesOf = (
  { codes }: Sums,
  totals: readonly Range[],
  [purpose, outcome]: readonly [Purpose, CodeOutcome],
): number | null => {
  const [sent, confirmed] = PLACES[purpose];
  const total = totals[outcome === 'confirmed' ? confirmed : sent];
  if (!total?.from) return null;
  const number = codes.of(`${EVENTS[outcome]} ${purpose}`);
  return isOneOfTotal(purpose, outcome) && !mayStandBeside(total, [number]) ? null : number;
};

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
  signature: [placeOf('contract'), SIGNED],
};

/**
 * Where nobody comes without such a code: there are as many codes as requests that came there, or more where
 * one was asked for again. Their number is therefore also one of that total.
 */
const leadsTo = (purpose: Purpose, outcome: CodeOutcome, place: number): number | undefined => {
  if (purpose === 'resume' || (outcome !== 'sent' && outcome !== 'confirmed')) return undefined;
  return purpose === 'signature' ? SIGNED : place;
};

/** Null where the number would reveal more than the total does: even one code says that somebody came. */
export const codesOf = (
  { codes }: Sums,
  totals: readonly Range[],
  [purpose, outcome]: readonly [Purpose, CodeOutcome],
): number | null => {
  const place = PLACES[purpose][outcome === 'confirmed' ? 1 : 0];
  if (!totals[place]?.from) return null;
  const number = codes.of(`${EVENTS[outcome]} ${purpose}`);
  const total = totals[leadsTo(purpose, outcome, place) ?? -1];
  return total && !mayStandBeside(total, [number]) ? null : number;
};

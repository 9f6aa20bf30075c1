import fc from 'fast-check';
import { Counts, type Sums } from '../../../server/figures/collect';
import { devices } from '../../../server/figures/device';
import { Durations } from '../../../server/figures/durations';
import { toFigures, type Figures } from '../../../server/figures/figures';
import type { Counted } from '../../../server/repositories/dailyCounts';
import { nameOfPage, pageOrder } from '../../../server/domain/pageOrder';

const STATES = ['completed', 'document_ko', 'concluded', 'refused'];
const PERIOD = { key: '2026-11', from: new Date(0), before: new Date(0), days: ['', ''] } as const;
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export interface Month {
  readonly pages: readonly (readonly [left: number, current: number])[];
  readonly ends: readonly number[];
  readonly shares: readonly number[];
  /** Codes that were confirmed or sent again. */
  readonly again: readonly number[];
  /** The share of the signatures that had a code. */
  readonly withCode: number;
  /** The shares with a file taken again, with one refused still, for one reason, and of each box. */
  readonly documents: readonly number[];
}

const many = fc.oneof(
  { weight: 3, arbitrary: fc.nat(4) },
  { weight: 2, arbitrary: fc.nat(14) },
  { weight: 1, arbitrary: fc.nat(400) },
);
const few = fc.oneof(
  { weight: 8, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat(4) },
  { weight: 1, arbitrary: fc.nat(14) },
);
const share = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const monthOf = (count: fc.Arbitrary<number>): fc.Arbitrary<Month> =>
  fc.record({
    pages: fc.array(fc.tuple(count, count), { minLength: pageOrder.length, maxLength: pageOrder.length }),
    ends: fc.array(count, { minLength: 4, maxLength: 4 }),
    shares: fc.array(share, { minLength: 3, maxLength: 3 }),
    again: fc.array(fc.oneof(fc.constant(0), fc.nat(14)), { minLength: 3, maxLength: 3 }),
    documents: fc.array(share, { minLength: 6, maxLength: 6 }),
    withCode: share,
  });
export const month = fc.oneof(monthOf(many), monthOf(few));

const begunOf = ({ pages, ends }: Month): number => sum(pages.flat()) + sum(ends);

export const SIGNED = pageOrder.length;
const placeOf = (page: string): number => pageOrder.map(nameOfPage).indexOf(page);
/** Where a request with such a file is counted, by upload type. */
export const takenAt: Readonly<Record<string, number>> = {
  FRONT_DOC_: placeOf('id-doc1'),
  FRONT_DOC_1: placeOf('id-doc1'),
  BACK_DOC_1: placeOf('id-doc2'),
  FRONT_DOC_2: placeOf('id-doc2'),
};
/** Whose refusal is counted. */
export const fronts = ['FRONT_DOC_', 'FRONT_DOC_1', 'FRONT_DOC_2'];
/** Where nobody comes without a code that was sent, and without a confirmed one. */
export const reachedBy = {
  email: [placeOf('ci-verify-email'), placeOf('ci-mobile-phone')],
  sms: [placeOf('ci-verify-phone'), placeOf('ci-create-password')],
  resume: [placeOf('ci-create-password'), placeOf('ci-create-password')],
  signature: [placeOf('contract'), SIGNED],
} as const;
export const codePurposes = ['email', 'sms', 'signature'] as const;

const codesOf = ({ pages, ends, again, withCode }: Month): Counts => {
  const codes = new Counts();
  for (const [at, purpose] of codePurposes.entries()) {
    const [sent, confirmed] = reachedBy[purpose].map((place) => sum(pages.slice(place).flat()) + sum(ends));
    const [share, more] = purpose === 'signature' ? [withCode, 0] : [1, again[at] ?? 0];
    codes.add(`code_confirmed ${purpose}`, Math.round((confirmed ?? 0) * share) + more);
    codes.add(`code_sent ${purpose}`, Math.round((sent ?? 0) * share) + more + (again[2] ?? 0));
    codes.add(`code_worn_out ${purpose}`, again[0]);
    codes.add(`code_not_delivered ${purpose}`, again[1]);
  }
  codes.add('code_sent resume', again[2]);
  return codes;
};

const documentsOf = ({ pages, ends, documents: [again = 0, still = 0, first = 0, ...shares] }: Month) => {
  const [, asked = 0, , rejected = 0] = ends;
  const [retakes, refused, reasons] = [new Counts(), new Counts(), new Counts()];
  for (const [type, place] of Object.entries(takenAt))
    retakes.add(type, Math.round(again * (sum(pages.slice(place).flat()) + sum(ends))));
  const numbers = shares.map((one) => Math.round(one * sum(ends)));
  for (const [at, front] of fronts.entries()) refused.add(front, numbers[at]);
  // Each has one reason, of three.
  const refusedStill = sum(numbers.map((number) => Math.min(number, Math.round(still * (asked + rejected)))));
  const ofFirst = Math.round(first * refusedStill);
  const ofSecond = Math.round((refusedStill - ofFirst) / 2);
  for (const [at, number] of [ofFirst, ofSecond, refusedStill - ofFirst - ofSecond].entries())
    reasons.add(`Motivo ${at}`, Math.min(number, asked + rejected));
  return { retakes, refused, reasons };
};

const sumsOf = (one: Month): Sums => {
  const outcomes = new Counts();
  for (const [at, state] of STATES.entries()) outcomes.add(state, one.ends[at]);
  return {
    pages: one.pages.map(([left, current]) => ({ left, current, times: new Durations() })),
    outcomes,
    ...{ codes: codesOf(one), ...documentsOf(one) },
    decisions: new Durations(),
  };
};

export const figuresOf = (one: Month): Figures => {
  // The same requests by device: the marks cut their number in parts.
  const marks = one.shares.map((part) => Math.round(part * begunOf(one))).sort((a, b) => a - b);
  const ends = [...marks, begunOf(one)];
  const counted = devices.map((device, at): Counted => {
    const number = (ends[at] ?? 0) - (ends[at - 1] ?? 0);
    return { kind: 'begun', label: `${device} blink`, number };
  });
  return toFigures(PERIOD, sumsOf(one), counted, new Date(0));
};

/** Of a month whose requests all came no further than the first page. */
export const figuresOfCounted = (begun: number, counted: readonly Counted[]): Figures => {
  const pages = pageOrder.map((_, place) => [place === 0 ? begun : 0, 0] as const);
  const none = { ends: [], shares: [], again: [], documents: [], withCode: 0 };
  return toFigures(PERIOD, sumsOf({ pages, ...none }), counted, new Date(0));
};

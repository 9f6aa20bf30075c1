import fc from 'fast-check';
import { Counts, type Sums } from '../../../server/figures/collect';
import { devices } from '../../../server/figures/device';
import { Durations } from '../../../server/figures/durations';
import { toFigures, type Figures } from '../../../server/figures/figures';
import type { Counted } from '../../../server/repositories/dailyCounts';
import { nameOfPage, pageOrder } from '../../../server/domain/pageOrder';
import { isDeep } from '../../setup/depth';

const STATES = ['completed', 'document_ko', 'concluded', 'refused'];
const PERIOD = { key: '2026-11', from: new Date(0), before: new Date(0), days: ['', ''] } as const;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

interface Month {
  readonly pages: readonly (readonly [left: number, current: number])[];
  readonly ends: readonly number[];
  readonly shares: readonly number[];
  /** Codes that were confirmed or sent again. */
  readonly again: readonly number[];
  /** The share of the signatures that had a code. */
  readonly withCode: number;
}

const count = fc.oneof(
  { weight: 3, arbitrary: fc.nat(4) },
  { weight: 2, arbitrary: fc.nat(14) },
  { weight: 1, arbitrary: fc.nat(400) },
);
const month: fc.Arbitrary<Month> = fc.record({
  pages: fc.array(fc.tuple(count, count), { minLength: pageOrder.length, maxLength: pageOrder.length }),
  ends: fc.array(count, { minLength: 4, maxLength: 4 }),
  shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
  again: fc.array(fc.oneof(fc.constant(0), fc.nat(14)), { minLength: 3, maxLength: 3 }),
  withCode: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
});

const begunOf = ({ pages, ends }: Month): number => sum(pages.flat()) + sum(ends);

const SIGNED = pageOrder.length;
const placeOf = (page: string): number => pageOrder.map(nameOfPage).indexOf(page);
/** Where nobody comes without a code that was sent, and without a confirmed one. */
const reachedBy = {
  email: [placeOf('ci-verify-email'), placeOf('ci-mobile-phone')],
  sms: [placeOf('ci-verify-phone'), placeOf('ci-create-password')],
  signature: [SIGNED, SIGNED],
} as const;
const codePurposes = ['email', 'sms', 'signature'] as const;

const codesOf = ({ pages, ends, again, withCode }: Month): Counts => {
  const codes = new Counts();
  for (const [at, purpose] of codePurposes.entries()) {
    const [sent, confirmed] = reachedBy[purpose].map((place) => sum(pages.slice(place).flat()) + sum(ends));
    const [share, more] = purpose === 'signature' ? [withCode, 0] : [1, again[at] ?? 0];
    codes.add(`code_confirmed ${purpose}`, Math.round((confirmed ?? 0) * share) + more);
    codes.add(`code_sent ${purpose}`, Math.round((sent ?? 0) * share) + more + (again[2] ?? 0));
  }
  return codes;
};

const figuresOf = (one: Month): Figures => {
  const outcomes = new Counts();
  for (const [at, state] of STATES.entries()) outcomes.add(state, one.ends[at]);
  const sums: Sums = {
    pages: one.pages.map(([left, current]) => ({ left, current, times: new Durations() })),
    outcomes,
    ...{ codes: codesOf(one), retakes: new Counts(), refused: new Counts(), reasons: new Counts() },
    decisions: new Durations(),
  };
  // The same requests by device: the marks cut their number in parts.
  const marks = one.shares.map((share) => Math.round(share * begunOf(one))).sort((a, b) => a - b);
  const ends = [...marks, begunOf(one)];
  const counted = devices.map((device, at): Counted => {
    const number = (ends[at] ?? 0) - (ends[at - 1] ?? 0);
    return { kind: 'begun', label: `${device} blink`, number };
  });
  return toFigures(PERIOD, sums, counted, new Date(0));
};

type Range = readonly [from: number, to: number];
const rangeOf = (count: number | string): Range => (typeof count === 'number' ? [count, count + 4] : [0, 4]);

interface Way {
  /** Between the totals of these places, the later one being 0 behind the last. */
  readonly from: number;
  readonly to: number;
  readonly parts: readonly (number | string)[];
  /** The parts may be more than what is between, or less. */
  readonly not?: 'less' | 'more';
}

/** Ranges of the hidden parts: sums of parts lie between totals, totals in ranges. */
const hiddenRanges = (totals: readonly Range[], ways: readonly Way[]): Range[] => {
  const nothing = totals.length;
  const most = Array.from({ length: nothing + 1 }, (_, a) =>
    Array.from({ length: nothing + 1 }, (__, b) => (a === b ? 0 : Infinity)),
  );
  const limit = (a: number, b: number, [from, to]: Range): void => {
    const [there = [], back = []] = [most[a], most[b]];
    there[b] = Math.min(there[b] ?? Infinity, to);
    back[a] = Math.min(back[a] ?? Infinity, -from);
  };
  const sumOf = (parts: readonly (number | string)[]): Range => [
    sum(parts.map((part) => rangeOf(part)[0])),
    sum(parts.map((part) => rangeOf(part)[1])),
  ];
  for (const [at, range] of totals.entries()) limit(at, nothing, range);
  for (const { from, to, parts, not } of ways) {
    const [least, greatest] = sumOf(parts);
    limit(from, to, [not === 'less' ? 0 : least, not === 'more' ? Infinity : greatest]);
  }
  for (const k of most.keys())
    for (const row of most)
      for (const b of row.keys())
        row[b] = Math.min(row[b] ?? Infinity, (row[k] ?? Infinity) + (most[k]?.[b] ?? Infinity));
  return ways.flatMap(({ from, to, parts, not }) => {
    const [least, greatest] = sumOf(parts);
    const low = not === 'more' ? 0 : -(most[to]?.[from] ?? 0);
    const high = not === 'less' ? Infinity : (most[from]?.[to] ?? 0);
    return parts
      .filter((part) => typeof part === 'string')
      .map((): Range => [Math.max(0, low - (greatest - 4)), Math.min(4, high - least)]);
  });
};

/** What codes reveal of the totals: nobody goes on without one, and a signature has one or none. */
const waysOfCodes = ({ codes }: Figures, { withCode }: Month): Way[] =>
  codePurposes.flatMap((purpose) => {
    const { sent = null, confirmed = null } = codes.find((code) => code.purpose === purpose) ?? {};
    const [sentTo, confirmedTo] = reachedBy[purpose];
    const isSignature = purpose === 'signature';
    const isEach = !isSignature || withCode === 1;
    const confirmedIs = isSignature ? 'more' : 'less';
    const way = (from: number, count: number | string | null, not?: 'less' | 'more'): Way[] =>
      count === null ? [] : [{ from, to: SIGNED + 1, parts: [count], ...(not && { not }) }];
    return [
      ...way(sentTo, isEach ? sent : null, 'less'),
      ...way(confirmedTo, confirmed, isSignature && isEach ? undefined : confirmedIs),
    ];
  });

const runs = { numRuns: isDeep ? 20_000 : 1000 };

it('[R6-01] no hidden count follows from totals, parts, devices and codes of a month', () => {
  fc.assert(
    fc.property(month, (one) => {
      const figures = figuresOf(one);
      const { pages, signed, devices: rows } = figures;
      const { waiting, asked, accepted, rejected } = signed;
      const totals = pages.map(({ reached, reachedAtMost }): Range => [reached ?? 0, reachedAtMost]);
      totals.push([signed.all ?? 0, signed.allAtMost]);
      const begun = rows.flatMap((row) => row.begun ?? []);
      const ways: Way[] = [
        ...pages.map(({ left, current }, at) => ({ from: at, to: at + 1, parts: [left, current] })),
        { from: SIGNED, to: SIGNED + 1, parts: [waiting, asked, accepted, rejected] },
        ...(begun.length > 0 ? [{ from: 0, to: SIGNED + 1, parts: begun }] : []),
        ...waysOfCodes(figures, one),
      ];
      for (const range of hiddenRanges(totals, ways)) expect(range).toEqual([0, 4]);
      for (const [at, { finished, finishedAtMost }] of pages.entries())
        expect([finished ?? 0, finishedAtMost]).toEqual(totals[at + 1]);
    }),
    runs,
  );
});

it('[R6-01] a total is the true one rounded down to five, or at most nine below it', () => {
  let [exact, all] = [0, 0];
  fc.assert(
    fc.property(month, (one) => {
      for (const [at, { reached, reachedAtMost }] of figuresOf(one).pages.entries()) {
        const truth = sum(one.pages.slice(at).flat()) + sum(one.ends);
        expect(truth).toBeGreaterThanOrEqual(reached ?? 0);
        expect(truth).toBeLessThanOrEqual(reachedAtMost);
        expect(truth - (reached ?? 0)).toBeLessThanOrEqual(9);
        all += 1;
        if (truth - (reached ?? 0) < 5) exact += 1;
      }
    }),
    runs,
  );
  expect(exact / all).toBeGreaterThan(0.9);
});

it('[R6-01] the share of those who left lies between the two that are shown', () => {
  fc.assert(
    fc.property(month, (one) => {
      for (const [at, { left, reached, leftPercent }] of figuresOf(one).pages.entries()) {
        expect(leftPercent === null).toBe(typeof left === 'string' || reached === null);
        if (leftPercent === null) continue;
        const truth = (100 * (one.pages[at]?.[0] ?? 0)) / (sum(one.pages.slice(at).flat()) + sum(one.ends));
        expect(leftPercent[0]).toBeLessThanOrEqual(Math.round(truth));
        expect(leftPercent[1]).toBeGreaterThanOrEqual(Math.round(truth));
      }
    }),
    runs,
  );
});

import fc from 'fast-check';
import type { Figures } from '../../../server/figures/figures';
import { pageOrder } from '../../../server/domain/pageOrder';
import { isDeep } from '../../setup/depth';
import { FEW } from '../../../server/figures/publish';
import {
  codePurposes,
  figuresOf,
  fronts,
  month,
  reachedBy,
  SIGNED,
  sum,
  takenAt,
  type Month,
} from './months';
import { atLeast, rangeOf, rangesThatFollow, type Range, type Way } from './ranges';

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
      ...way(isSignature ? SIGNED : sentTo, isEach ? sent : null, 'less'),
      ...way(confirmedTo, confirmed, isSignature && isEach ? undefined : confirmedIs),
    ];
  });

/** One code says that somebody came where codes are sent, or entered. */
const waysOfEachCode = ({ codes }: Figures): Way[] =>
  codes.flatMap(({ purpose, sent, confirmed, notDelivered, wornOut }) => {
    const [sentTo, confirmedTo] = reachedBy[purpose];
    const places = [
      ...[sent, notDelivered, wornOut].map((count) => [count, sentTo] as const),
      [confirmed, confirmedTo] as const,
    ];
    return places.flatMap(([count, place]) =>
      typeof count === 'number' ? [atLeast(place, SIGNED + 1, [1])] : [],
    );
  });

/** Who took a file again came to its page, and what was refused is signed. */
const waysOfDocuments = ({ retakes, refusedDocuments, refusedReasons, signed }: Figures): Way[] => [
  ...retakes.map(({ type, requests }) => atLeast(takenAt[type] ?? 0, SIGNED + 1, [requests])),
  ...refusedDocuments.map(({ requests }) => atLeast(SIGNED, SIGNED + 1, [requests])),
  ...refusedReasons.map(({ requests }) =>
    atLeast(SIGNED, SIGNED + 1, [signed.waiting, signed.accepted, requests]),
  ),
];

/** What is refused still has a refused document with that reason, and is asked for again or rejected. */
const expectReasonsOpen = ({ refusedDocuments, refusedReasons, signed }: Figures): void => {
  const found = fronts.map((front) => refusedDocuments.find(({ document }) => document === front));
  const documents = found.map((one) => one?.requests ?? FEW);
  const reasons = refusedReasons.map(({ requests }) => requests);
  const ways = [
    [documents, sum(reasons)],
    [[signed.asked, signed.rejected], Math.max(0, ...reasons)],
  ] as const;
  for (const [parts, least] of ways)
    for (const part of parts.filter((one) => typeof one === 'string'))
      expect(least).toBeLessThanOrEqual(sum(parts.map((one) => rangeOf(one)[1])) - rangeOf(part)[1]);
};

/** The first total shows by its upper end that two at least have signed, if it shows five numbers. */
const FEW_SIGNED: Month = {
  pages: pageOrder.map((_, at) => (at === pageOrder.length - 1 ? [7, 9] : [0, 0])),
  ...{ ends: [1, 1, 0, 2], shares: [0, 0, 0], again: [0, 0, 0], withCode: 1, documents: [1, 1, 1, 1, 1, 1] },
};

/** Three outcomes at least would follow from the refused documents. */
const ALL_REFUSED: Month = { ...FEW_SIGNED, ends: [4, 4, 4, 3] };

/** Of twelve with one reason, four at most have each document. */
const ONE_REASON: Month = { ...FEW_SIGNED, ends: [0, 9, 0, 9], documents: [0, 1, 1, 0.22, 0.22, 0.22] };

const THREE_REASONS: Month = { ...ONE_REASON, documents: [0, 1, 1 / 3, 0.5, 0.22, 0.22] };

/** Three came to a code, and each had it sent three times. */
const EARLY_CODES: Month = {
  ...FEW_SIGNED,
  pages: pageOrder.map((_, at) => (at === 1 ? [3, 0] : [0, 0])),
  ...{ ends: [0, 0, 0, 0], again: [6, 6, 6] },
};

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
        ...waysOfEachCode(figures),
        ...waysOfDocuments(figures),
      ];
      const { hidden, all } = rangesThatFollow(totals, ways);
      for (const range of hidden) expect(range).toEqual([0, 4]);
      for (const [at, [least, greatest]] of all.entries())
        if (totals[at]?.[0] === 0) expect([least, Math.min(greatest, 4)]).toEqual([0, 4]);
      expectReasonsOpen(figures);
      for (const [at, { finished, finishedAtMost }] of pages.entries())
        expect([finished ?? 0, finishedAtMost]).toEqual(totals[at + 1]);
    }),
    { ...runs, examples: [[FEW_SIGNED], [ALL_REFUSED], [ONE_REASON], [THREE_REASONS], [EARLY_CODES]] },
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

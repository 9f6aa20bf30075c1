import { reasonOf } from '../documents/papers';
import { nameOfPage, pageOrder } from '../domain/pageOrder';
import type { Counted } from '../repositories/dailyCounts';
import { Counts, outcomes, type Sums } from './collect';
import { codesOf, purposes, type CodeOutcome } from './codes';
import { listed, mostRefused, mostRetakes, reasonsOf } from './subsets';
import { browsersOf, type BrowserCounts, type Browsers } from './browsers';
import { devices, engines } from './device';
import type { Period } from './periods';
import { shown, LEAST, type Shown } from './publish';
import { mayBothBeShown, mayStandBeside, shareOf, totalsFrom, type Range } from './totals';

const SECONDS_PER_DAY = 24 * 60 * 60;
const MOST_REASONS = 20;

const daysOf = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round((seconds / SECONDS_PER_DAY) * 10) / 10;

/** Null: fewer than five, which no total reveals. */
const told = (total: Range): number | null => total.from || null;

const endsOf = (sums: Sums): number[] => outcomes.map((state) => sums.outcomes.of(state));

const NOBODY: Range = { from: 0, to: 0 };

/** Pages, and what became of signed requests, are parts of one whole: the requests that were begun. */
export const totalsOf = (sums: Sums, browsers?: Browsers): readonly Range[] =>
  totalsFrom([
    ...sums.pages.map(({ left, current }, place) => ({
      parts: [left, current],
      ...(place === 0 && browsers && { beside: [browsers.device.begun, browsers.engine.begun] }),
    })),
    { parts: endsOf(sums), ...(browsers && { beside: [browsers.device.signed, browsers.engine.signed] }) },
  ]);

/** Null: fewer than five were accepted, and fewer than five rejected. */
export const decisionSecondsOf = ({ outcomes: ends, decisions }: Sums): number | null =>
  ends.of('concluded') >= LEAST || ends.of('refused') >= LEAST ? decisions.median() : null;

const courseOf = (sums: Sums, totals: readonly Range[]) => {
  const signed = totals.at(-1) ?? NOBODY;
  return {
    pages: sums.pages.map(({ left, current, times }, place) => {
      const page = pageOrder[place] ?? pageOrder[0];
      const [reached = NOBODY, finished = NOBODY] = totals.slice(place, place + 2);
      return {
        step: page.step,
        page: nameOfPage(page),
        reached: told(reached),
        reachedAtMost: reached.to,
        finished: told(finished),
        finishedAtMost: finished.to,
        left: shown(left),
        leftPercent: shareOf(left, reached),
        current: shown(current),
        // That there is one says that five went on.
        medianSeconds: told(finished) && times.median(),
      };
    }),
    signed: {
      all: told(signed),
      allAtMost: signed.to,
      waiting: shown(sums.outcomes.of('completed')),
      asked: shown(sums.outcomes.of('document_ko')),
      accepted: shown(sums.outcomes.of('concluded')),
      rejected: shown(sums.outcomes.of('refused')),
      medianDays: daysOf(decisionSecondsOf(sums)),
    },
  };
};

const codesShown = (sums: Sums, totals: readonly Range[]) =>
  purposes.map((purpose) => {
    const count = (outcome: CodeOutcome): Shown | null => {
      const number = codesOf(sums, totals, [purpose, outcome]);
      return number === null ? null : shown(number);
    };
    return {
      purpose,
      sent: count('sent'),
      confirmed: count('confirmed'),
      notDelivered: count('notDelivered'),
      wornOut: count('wornOut'),
    };
  });

const rowsOf = <T extends string>(
  names: readonly T[],
  { begun, signed }: BrowserCounts,
  totals: readonly Range[],
  beside?: BrowserCounts,
) => {
  const tell = (total: Range, parts: readonly number[], others?: readonly number[]) => {
    const isTold =
      mayStandBeside(total, parts) &&
      !(others && mayStandBeside(total, others) && !mayBothBeShown(parts, others));
    return parts.map((part) => (isTold ? shown(part) : null));
  };
  const told = {
    begun: tell(totals[0] ?? NOBODY, begun, beside?.begun),
    signed: tell(totals.at(-1) ?? NOBODY, signed, beside?.signed),
  };
  return names.map((name, row) => ({
    name,
    begun: told.begun[row] ?? null,
    signed: told.signed[row] ?? null,
  }));
};

const refusalsOf = (counted: readonly Counted[]) => {
  const counts = new Counts();
  for (const { kind, label, number } of counted) if (kind === 'refused') counts.add(label, number);
  return listed(counts).map(({ what, number }) => {
    const [reason = '', field = ''] = what.split(' ');
    return { reason, field, number };
  });
};

export const toFigures = (period: Period, sums: Sums, counted: readonly Counted[], now: Date) => {
  const browsers = browsersOf(counted);
  const totals = totalsOf(sums, browsers);
  const refusedDocuments = listed(sums.refused, mostRefused(totals));
  return {
    period: period.key,
    computedAt: now,
    ...courseOf(sums, totals),
    codes: codesShown(sums, totals),
    retakes: listed(sums.retakes, mostRetakes(totals)).map(({ what: type, number: requests }) => ({
      type,
      requests,
    })),
    refusals: refusalsOf(counted),
    devices: rowsOf(devices, browsers.device, totals).map(({ name: device, ...counts }) => ({
      device,
      ...counts,
    })),
    engines: rowsOf(engines, browsers.engine, totals, browsers.device).map(({ name: engine, ...counts }) => ({
      engine,
      ...counts,
    })),
    refusedDocuments: refusedDocuments.map(({ what: document, number: requests }) => ({
      document,
      requests,
    })),
    refusedReasons: reasonsOf(sums, refusedDocuments)
      .slice(0, MOST_REASONS)
      .map(({ what, number: requests }) => ({ reason: reasonOf({ feedback: what }), requests })),
  };
};

export type Figures = ReturnType<typeof toFigures>;

/** The figures of a month as they may be shown (publish.ts). */
import { reasonOf } from '../documents/papers';
import { nameOfPage, pageOrder } from '../domain/pageOrder';
import type { Counted } from '../repositories/dailyCounts';
import { Counts, outcomes, type Sums } from './collect';
import { devices, engines } from './device';
import type { Period } from './periods';
import { shown, totalsFrom, FEW, type Shown } from './publish';

const SECONDS_PER_DAY = 24 * 60 * 60;
const MOST_REASONS = 20;
const CHANNELS = ['email', 'sms', 'resume', 'signature'] as const;

/** In days, to a tenth. */
const daysOf = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round((seconds / SECONDS_PER_DAY) * 10) / 10;

/** Pages, and what became of signed requests, are parts of one whole: the requests that were begun. */
const courseOf = (sums: Sums) => {
  const ends = outcomes.map((state) => sums.outcomes.of(state));
  const totals = totalsFrom([...sums.pages.map(({ left, current }) => [left, current]), ends]);
  return {
    pages: sums.pages.map(({ left, current, times }, place) => {
      const page = pageOrder[place] ?? pageOrder[0];
      return {
        step: page.step,
        page: nameOfPage(page),
        reached: totals[place] ?? null,
        finished: totals[place + 1] ?? null,
        left: shown(left),
        current: shown(current),
        medianSeconds: times.median(),
      };
    }),
    signed: {
      all: totals.at(-1) ?? null,
      waiting: shown(sums.outcomes.of('completed')),
      asked: shown(sums.outcomes.of('document_ko')),
      accepted: shown(sums.outcomes.of('concluded')),
      rejected: shown(sums.outcomes.of('refused')),
      medianDays: daysOf(sums.decisions.median()),
    },
  };
};

const codesOf = ({ codes }: Sums) =>
  CHANNELS.map((purpose) => ({
    purpose,
    sent: shown(codes.of(`code_sent ${purpose}`)),
    confirmed: shown(codes.of(`code_confirmed ${purpose}`)),
    notDelivered: shown(codes.of(`code_not_delivered ${purpose}`)),
    wornOut: shown(codes.of(`code_worn_out ${purpose}`)),
  }));

/** Only what is told: a text of a reviewer is shown once five requests have it, so it is about nobody. */
const told = (counts: Counts): { readonly what: string; readonly number: number }[] =>
  counts.all().flatMap(([what, number]) => {
    const told = shown(number);
    return told === FEW ? [] : [{ what, number: told }];
  });

const browsersOf = (counted: readonly Counted[]) => {
  const sum = (kind: Counted['kind'], place: 0 | 1, name: string): Shown =>
    shown(
      counted
        .filter((one) => one.kind === kind && one.label.split(' ')[place] === name)
        .reduce((all, { number }) => all + number, 0),
    );
  return {
    devices: devices.map((device) => ({
      device,
      begun: sum('begun', 0, device),
      signed: sum('signed', 0, device),
    })),
    engines: engines.map((engine) => ({
      engine,
      begun: sum('begun', 1, engine),
      signed: sum('signed', 1, engine),
    })),
  };
};

const refusalsOf = (counted: readonly Counted[]) => {
  const counts = new Counts();
  for (const { kind, label, number } of counted) if (kind === 'refused') counts.add(label, number);
  return told(counts).map(({ what, number }) => {
    const [reason = '', field = ''] = what.split(' ');
    return { reason, field, number };
  });
};

export const toFigures = (period: Period, sums: Sums, counted: readonly Counted[], now: Date) => ({
  period: period.key,
  computedAt: now,
  ...courseOf(sums),
  codes: codesOf(sums),
  retakes: told(sums.retakes).map(({ what: type, number: requests }) => ({ type, requests })),
  refusals: refusalsOf(counted),
  ...browsersOf(counted),
  refusedDocuments: told(sums.refused).map(({ what: document, number: requests }) => ({
    document,
    requests,
  })),
  refusedReasons: told(sums.reasons)
    .slice(0, MOST_REASONS)
    .map(({ what, number: requests }) => ({ reason: reasonOf({ feedback: what }), requests })),
});

export type Figures = ReturnType<typeof toFigures>;

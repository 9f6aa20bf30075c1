import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import { documentUploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { AppDeps } from '../deps';
import { nameOfPage, pageOrder } from '../domain/pageOrder';
import { outcomes, type Counts, type Sums } from '../figures/collect';
import { sumsOfDay } from '../figures/kept';
import { codesOf, purposes } from '../figures/codes';
import { decisionSecondsOf, totalsOf } from '../figures/figures';
import { roundedDown } from '../figures/publish';
import { mostRefused, mostRetakes } from '../figures/subsets';
import type { Range } from '../figures/totals';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

const CODE_OUTCOMES = {
  sent: 'sent',
  confirmed: 'confirmed',
  not_delivered: 'notDelivered',
  worn_out: 'wornOut',
} as const;

/** Half of what Prometheus gives a scrape, whose other metrics are not to be lost with these. */
const LONGEST_MS = 5000;

/** Undefined while the database is down, or until a pass that takes longer has ended. */
const sumsWithin = async (deps: Deps, longestMs: number): Promise<Sums | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longestMs);
  });
  const sums = sumsOfDay(deps).catch(() => undefined);
  return Promise.race([sums, late]).finally(() => clearTimeout(timer));
};

export const registerFigures = (
  register: Registry<OpenMetricsContentType>,
  deps: Deps,
  longestMs = LONGEST_MS,
): void => {
  const gaugeOf = (
    name: string,
    help: string,
    labelNames: string[],
    set: (gauge: Gauge, sums: Sums) => void,
  ) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      collect: async () => {
        gauge.reset();
        const sums = await sumsWithin(deps, longestMs);
        if (sums) set(gauge, sums);
      },
    });
  };
  const labelsOf = (place: number) => {
    const page = pageOrder[place] ?? pageOrder[0];
    return { step: page.step, page: nameOfPage(page) };
  };
  const PAGE = ['step', 'page'];
  /** The day overlaps with the month of the figures: what that has more must not follow to the unit. */
  const few = 'of those begun within a day, rounded down to a multiple of five';

  gaugeOf(
    'apertura_page_reached',
    `Requests that came to the page or further, ${few}`,
    PAGE,
    (gauge, sums) => {
      const totals = totalsOf(sums);
      for (const place of pageOrder.keys()) gauge.set(labelsOf(place), totals[place]?.from ?? 0);
    },
  );
  gaugeOf(
    'apertura_page_left',
    `Requests that came no further and are not gone on with, ${few}`,
    PAGE,
    (gauge, sums) => {
      for (const [place, { left }] of sums.pages.entries()) gauge.set(labelsOf(place), roundedDown(left));
    },
  );
  gaugeOf(
    'apertura_page_median_seconds',
    'Median of the time to the next page; none for fewer than five',
    PAGE,
    (gauge, sums) => {
      const totals = totalsOf(sums);
      for (const [place, { times }] of sums.pages.entries()) {
        // That there is one says that five went on.
        const median = totals[place + 1]?.from ? times.median() : null;
        if (median !== null) gauge.set(labelsOf(place), median);
      }
    },
  );
  gaugeOf('apertura_signed_requests', `Signed requests by state, ${few}`, ['state'], (gauge, sums) => {
    for (const state of outcomes) gauge.set({ state }, roundedDown(sums.outcomes.of(state)));
  });
  const byType = (
    name: string,
    what: string,
    of: (sums: Sums) => Counts,
    most: (totals: readonly Range[]) => (type: string) => number,
  ) =>
    gaugeOf(name, `Requests ${what}, by upload type, ${few}`, ['type'], (gauge, sums) => {
      const mostOf = most(totalsOf(sums));
      for (const type of [VIDEO_UPLOAD_TYPE, ...documentUploadTypes])
        gauge.set({ type }, roundedDown(Math.min(of(sums).of(type), mostOf(type))));
    });
  byType('apertura_retaken_requests', 'in which a file was taken again', (sums) => sums.retakes, mostRetakes);
  byType(
    'apertura_refused_requests',
    'of which the review has refused a document',
    (sums) => sums.refused,
    mostRefused,
  );
  gaugeOf(
    'apertura_decision_median_seconds',
    'Median of the time from the signature to the end of the review; none for fewer than five',
    [],
    (gauge, sums) => {
      const median = decisionSecondsOf(sums);
      // Without labels, a reset gauge is 0.
      if (median === null) gauge.remove();
      else gauge.set(median);
    },
  );
  gaugeOf(
    'apertura_codes',
    `Codes by purpose and what became of them, ${few}; none where it would tell more of a total`,
    ['purpose', 'outcome'],
    (gauge, sums) => {
      const totals = totalsOf(sums);
      for (const purpose of purposes)
        for (const [outcome, name] of Object.entries(CODE_OUTCOMES)) {
          const number = codesOf(sums, totals, [purpose, name]);
          if (number !== null) gauge.set({ purpose, outcome }, roundedDown(number));
        }
    },
  );
};

/** Figures are computed once for everybody who looks, and kept for a while. */
import type { Database } from '../db/types';
import type { AppDeps } from '../deps';
import { sumDailyCounts } from '../repositories/dailyCounts';
import { collect, type Sums } from './collect';
import { toFigures, type Figures } from './figures';
import type { Period } from './periods';
import { saveTally } from './tally';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

const MINUTE_MS = 60_000;
/** Of a month that is over, only what the review decides changes. */
const PAST_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Kept {
  readonly until: number;
  readonly value: Promise<unknown>;
}

const shelves = new WeakMap<Database, Map<string, Kept>>();
/** One pass at a time: several would take the database from applicants. */
const running = new WeakMap<Database, Promise<unknown>>();

const inTurn = <T>(db: Database, work: () => Promise<T>): Promise<T> => {
  const turn = (running.get(db) ?? Promise.resolve()).then(work);
  running.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
};

const keep = <T>({ db, clock }: Deps, key: string, forMs: number, work: () => Promise<T>): Promise<T> => {
  const shelf = shelves.get(db) ?? new Map<string, Kept>();
  shelves.set(db, shelf);
  const now = clock.now().getTime();
  for (const [name, { until }] of shelf) if (until <= now) shelf.delete(name);
  const known = shelf.get(key);
  if (known) return known.value as Promise<T>;
  const value = inTurn(db, work);
  shelf.set(key, { until: now + forMs, value });
  value.catch(() => shelf.delete(key));
  return value;
};

export const figuresOf = (deps: Deps, period: Period): Promise<Figures> => {
  const now = deps.clock.now();
  return keep(deps, period.key, period.before <= now ? PAST_MS : MINUTE_MS, async () => {
    const { db } = deps;
    const sums = await collect(db, period.from, period.before, now);
    await saveTally(deps);
    return toFigures(period, sums, await sumDailyCounts(db, ...period.days), now);
  });
};

/** Sums of the requests that were begun within a day, for the metrics. */
export const sumsOfDay = (deps: Deps): Promise<Sums> =>
  keep(deps, 'day', MINUTE_MS, () => {
    const now = deps.clock.now();
    // The one that was begun at this moment counts too.
    return collect(deps.db, new Date(now.getTime() - DAY_MS), new Date(now.getTime() + 1), now);
  });

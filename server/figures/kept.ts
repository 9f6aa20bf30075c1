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
/** In a past month, only decisions of the review change the figures. */
const PAST_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Kept {
  readonly until: number;
  readonly value: Promise<unknown>;
}

const shelves = new WeakMap<Database, Map<string, Kept>>();
/** One pass at a time: several would take the database from applicants. */
class Queue {
  private readonly running = new WeakMap<Database, Promise<unknown>>();

  run<T>(db: Database, work: () => Promise<T>): Promise<T> {
    const turn = (this.running.get(db) ?? Promise.resolve()).then(work);
    this.running.set(
      db,
      turn.catch(() => undefined),
    );
    return turn;
  }
}

const months = new Queue();
/** A scrape must not wait for the months that reviewers look at. */
const days = new Queue();

interface Wanted<T> {
  readonly key: string;
  readonly forMs: number;
  readonly queue: Queue;
  readonly work: () => Promise<T>;
}

const keep = <T>({ db, clock }: Deps, { key, forMs, queue, work }: Wanted<T>): Promise<T> => {
  const shelf = shelves.get(db) ?? new Map<string, Kept>();
  shelves.set(db, shelf);
  const now = clock.now().getTime();
  for (const [name, { until }] of shelf) if (until <= now) shelf.delete(name);
  const known = shelf.get(key);
  if (known) return known.value as Promise<T>;
  const value = queue.run(db, work);
  shelf.set(key, { until: now + forMs, value });
  value.catch(() => shelf.delete(key));
  return value;
};

export const figuresOf = (deps: Deps, period: Period): Promise<Figures> => {
  const now = deps.clock.now();
  const work = async () => {
    const { db } = deps;
    const sums = await collect(db, period.from, period.before, now);
    await saveTally(deps);
    return toFigures(period, sums, await sumDailyCounts(db, ...period.days), now);
  };
  const forMs = period.before <= now ? PAST_MS : MINUTE_MS;
  return keep(deps, { key: period.key, forMs, queue: months, work });
};

/** For the metrics. */
export const sumsOfDay = (deps: Deps): Promise<Sums> => {
  const work = () => {
    const now = deps.clock.now();
    // The one that was begun at this moment counts too.
    return collect(deps.db, new Date(now.getTime() - DAY_MS), new Date(now.getTime() + 1), now);
  };
  return keep(deps, { key: 'day', forMs: MINUTE_MS, queue: days, work });
};

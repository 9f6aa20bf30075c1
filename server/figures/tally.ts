/**
 * Counts what no row records: refusals, devices. They are added up in the process and written once a minute,
 * so that a call costs no statement; a process that is killed loses a minute.
 */
import type { FastifyRequest } from 'fastify';
import type { DailyCount } from '../db/schema';
import type { Database } from '../db/types';
import type { AppDeps } from '../deps';
import { startOfDayInRome, todayInRome } from '../domain/today';
import { addDailyCounts, deleteDailyCounts } from '../repositories/dailyCounts';
import { coarse } from './device';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

/** More labels than there are reasons and fields. Only a fault makes so many. */
const MOST_LABELS = 2000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than a year of months is offered. */
const KEPT_DAYS = 400;
const FIELD = /^[\w.-]{1,80}$/;

const tallies = new WeakMap<Database, Map<string, DailyCount>>();

const tallyOf = (db: Database): Map<string, DailyCount> => {
  const known = tallies.get(db) ?? new Map<string, DailyCount>();
  tallies.set(db, known);
  return known;
};

const add = (tally: Map<string, DailyCount>, count: DailyCount): void => {
  const key = `${count.day} ${count.kind} ${count.label}`;
  const known = tally.get(key);
  if (!known && tally.size >= MOST_LABELS) return;
  tally.set(key, { ...count, number: count.number + (known?.number ?? 0) });
};

const count = ({ db, clock }: Deps, kind: DailyCount['kind'], label: string): void =>
  add(tallyOf(db), { day: todayInRome(clock.now()), kind, label, number: 1 });

export const countDevice = (deps: Deps, kind: 'begun' | 'signed', { headers }: FastifyRequest): void =>
  count(deps, kind, coarse(headers['user-agent']));

/** `detail`: names of fields or of a rate limit, as the log has them. */
export const countRefusal = (deps: Deps, reason: string, detail = ''): void => {
  const fields = detail.split(' ').filter((field) => FIELD.test(field));
  for (const field of fields.length > 0 ? fields : ['']) count(deps, 'refused', `${reason} ${field}`.trim());
};

/** What could not be written is written the next time. */
export const saveTally = async ({ db }: Pick<AppDeps, 'db'>): Promise<void> => {
  const tally = tallyOf(db);
  const counts = [...tally.values()];
  tally.clear();
  try {
    await addDailyCounts(db, counts);
  } catch (error) {
    for (const one of counts) add(tally, one);
    throw error;
  }
};

export const dropOldCounts = async ({ db, clock }: Deps): Promise<void> => {
  const today = startOfDayInRome(todayInRome(clock.now())) ?? clock.now();
  await deleteDailyCounts(db, todayInRome(new Date(today.getTime() - KEPT_DAYS * DAY_MS)));
};

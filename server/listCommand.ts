/** The list shows no personal value. */
import { readArguments, UsageError } from './arguments';
import { requests } from './db/schema';
import type { Db } from './db/types';
import { listRequests, type ListedRequest } from './repositories/requestList';

const STATES = requests.state.enumValues;
/** A day, or an instant with its zone: a time without one would depend on the machine. */
const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

interface Options {
  readonly state?: (typeof STATES)[number] | undefined;
  readonly since?: Date | undefined;
  readonly json: boolean;
}

const timeOf = (text: string): Date => {
  const time = new Date(TIME.test(text) ? text : NaN);
  if (!Number.isNaN(time.getTime())) return time;
  throw new UsageError(`--since ${text}: not a time as 2026-11-23 or 2026-11-23T09:30Z.`);
};

/** Throws UsageError. A day begins at midnight UTC. */
export const listOptions = (args: readonly string[]): Options => {
  const { values, positionals } = readArguments(args, {
    state: { type: 'string' },
    since: { type: 'string' },
    json: { type: 'boolean' },
  });
  const { state, since, json = false } = values;
  const known = STATES.find((one) => one === state);
  if (state !== known) throw new UsageError(`--state ${state ?? ''}: not one of ${STATES.join(', ')}.`);
  if (positionals.length > 0) throw new UsageError(`list: unexpected argument '${positionals[0] ?? ''}'.`);
  return { state: known, since: since === undefined ? undefined : timeOf(since), json };
};

const COLUMNS = ['guid', 'journey', 'state', 'step', 'createdAt', 'updatedAt', 'completedAt'] as const;

const cell = (value: ListedRequest[keyof ListedRequest]): string =>
  value instanceof Date ? value.toISOString() : (value ?? '-');

/** Rows read at once: what is held does not grow with the list. */
const BATCH = 500;

async function* batches(db: Db, filter: Omit<Options, 'json'>): AsyncGenerator<readonly ListedRequest[]> {
  let rows: readonly ListedRequest[] = [];
  do {
    rows = await listRequests(db, filter, { after: rows.at(-1), most: BATCH });
    yield rows;
  } while (rows.length === BATCH);
}

async function* tablePieces(db: Db, filter: Omit<Options, 'json'>): AsyncGenerator<string> {
  yield `${COLUMNS.join('\t')}\n`;
  for await (const rows of batches(db, filter))
    yield rows.map((row) => `${COLUMNS.map((name) => cell(row[name])).join('\t')}\n`).join('');
}

const indented = (row: ListedRequest): string => JSON.stringify(row, null, 2).replace(/^/gm, '  ');

async function* jsonPieces(db: Db, filter: Omit<Options, 'json'>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches(db, filter))
    for (const row of rows) {
      yield `${before}${indented(row)}`;
      before = ',\n';
    }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

/** Columns are separated by tabs; times are in UTC. */
export const listPieces = (db: Db, { json, ...filter }: Options): AsyncGenerator<string> =>
  json ? jsonPieces(db, filter) : tablePieces(db, filter);
